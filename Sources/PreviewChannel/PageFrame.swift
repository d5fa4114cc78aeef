import Foundation

/// Changes of pictures on their way to a page, as bytes: little-endian numbers of 32 bits without a sign, and PNGs.
///
/// First the kind (1 for parts to be drawn, 2 for a picture to be kept), the frame's number and how many pictures there
/// are. Of each its preview, its width and height in pixels, its scale in thousandths and how many parts there are. Of
/// each part x, y, width, height and the length of its PNG, which follows.
package struct PageFrame: Sendable, Equatable {
    package enum Kind: UInt32, Sendable {
        case parts = 1
        case download = 2
    }

    package struct Picture: Sendable, Equatable {
        package var preview: Int
        package var width: Int
        package var height: Int
        package var scale: Double
        package var parts: [(LivePicture.Part, Data)]

        package init(preview: Int, width: Int, height: Int, scale: Double, parts: [(LivePicture.Part, Data)]) {
            (self.preview, self.width, self.height) = (preview, width, height)
            (self.scale, self.parts) = (scale, parts)
        }

        package static func == (first: Picture, second: Picture) -> Bool {
            first.preview == second.preview && first.width == second.width && first.height == second.height
                && first.scale == second.scale && first.parts.map(\.0) == second.parts.map(\.0)
                && first.parts.map(\.1) == second.parts.map(\.1)
        }
    }

    package var kind: Kind
    package var number: UInt32
    package var pictures: [Picture]

    package init(_ kind: Kind = .parts, number: UInt32, pictures: [Picture]) {
        (self.kind, self.number, self.pictures) = (kind, number, pictures)
    }

    package var encoded: Data {
        var data = Data()
        func add(_ value: Int) {
            let value = UInt32(clamping: value)
            data.append(contentsOf: (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) })
        }
        add(Int(kind.rawValue))
        add(Int(number))
        add(pictures.count)
        for picture in pictures {
            add(picture.preview)
            add(picture.width)
            add(picture.height)
            add(Int((picture.scale * 1000).rounded()))
            add(picture.parts.count)
            for (part, png) in picture.parts {
                [part.x, part.y, part.width, part.height, png.count].forEach(add)
                data.append(png)
            }
        }
        return data
    }
}
