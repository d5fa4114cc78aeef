internal import CPNG
import Foundation
import Raster

extension Bitmap {
    /// The picture as a PNG in sRGB, its alpha straight and rounded; nil where there is no memory for it.
    ///
    /// The same pixels give the same bytes with one version of libpng and zlib.
    package func pngData() -> Data? { pngData(of: bounds, quick: false) }

    /// A part of the picture, within its bounds, as a PNG; nil where it is empty too.
    ///
    /// - Parameter quick: Takes less time and more room.
    package func pngData(of part: PixelRect, quick: Bool) -> Data? {
        let part = part.intersection(bounds)
        guard !part.isEmpty,
            let encoder = cpng_begin(
                UInt32(part.width), UInt32(part.height), isOpaque(in: part) ? 1 : 0, quick ? 1 : 0)
        else { return nil }
        var straight = [UInt32](repeating: 0, count: part.width)
        for y in part.y0..<part.y1 {
            withRow(y) { row in
                for x in 0..<part.width { straight[x] = Self.straight(row[part.x0 + x]) }
            }
            let isAdded = straight.withUnsafeBytes { bytes in
                cpng_add_row(encoder, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
            }
            guard isAdded == 1 else { break }
        }
        let buffer = cpng_end(encoder)
        guard let bytes = buffer.bytes else { return nil }
        return Data(
            bytesNoCopy: bytes, count: buffer.count, deallocator: .custom { memory, _ in cpng_free(memory) })
    }

    /// Colours divided by alpha, rounded to nearest.
    private static func straight(_ premultiplied: UInt32) -> UInt32 {
        let pixel = UInt32(littleEndian: premultiplied)
        let alpha = pixel >> 24
        guard alpha != 255, alpha != 0 else { return alpha == 0 ? 0 : premultiplied }
        let half = alpha / 2
        let red = min(255, ((pixel & 0xFF) * 255 + half) / alpha)
        let green = min(255, ((pixel >> 8 & 0xFF) * 255 + half) / alpha)
        let blue = min(255, ((pixel >> 16 & 0xFF) * 255 + half) / alpha)
        return (red | green << 8 | blue << 16 | alpha << 24).littleEndian
    }

    /// A picture of any kind of PNG: gray, palette, 16 bits, interlaced. Nil where the data is damaged, ends too
    /// early, or where the picture is larger than a bitmap may be.
    package convenience init?(pngData data: Data) {
        let picture = [UInt8](data).withUnsafeBufferPointer {
            cpng_decode($0.baseAddress, $0.count, UInt32(Bitmap.maximumSide), UInt64(Bitmap.maximumBytes))
        }
        guard let rgba = picture.rgba else { return nil }
        defer { cpng_free(rgba) }
        self.init(width: Int(picture.width), height: Int(picture.height))
        for y in 0..<height {
            let source = UnsafeBufferPointer(start: rgba + y * width * 4, count: width * 4)
            withMutableRow(y) { row in
                for x in 0..<row.count {
                    let at = x * 4
                    row[x] = Self.premultiplied(source[at], source[at + 1], source[at + 2], source[at + 3])
                }
            }
        }
    }

    private static func premultiplied(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> UInt32 {
        let a = UInt32(alpha)
        func times(_ value: UInt8) -> UInt32 { (UInt32(value) * a + 127) / 255 }
        return (times(red) | times(green) << 8 | times(blue) << 16 | a << 24).littleEndian
    }

    /// Whether no pixel lets anything through.
    package var isOpaque: Bool { isOpaque(in: bounds) }

    private func isOpaque(in part: PixelRect) -> Bool {
        (part.y0..<part.y1).allSatisfy { y in
            withRow(y) { $0[part.x0..<part.x1].allSatisfy { UInt32(littleEndian: $0) >> 24 == 255 } }
        }
    }
}
