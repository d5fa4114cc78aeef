import Foundation
package import Raster

extension UInt32 {
    /// A premultiplied pixel times `part` of 255, each byte rounded to nearest.
    func scaled(by part: UInt32) -> UInt32 {
        if part >= 255 { return self }
        if part == 0 { return 0 }
        func channel(_ shift: UInt32) -> UInt32 { (((self >> shift & 255) * part + 127) / 255) << shift }
        return channel(0) | channel(8) | channel(16) | channel(24)
    }
}

extension Bitmap {
    /// From bytes of another layout; nil, with a word on standard error, where they are too few or too many to draw.
    convenience init?(
        _ name: String, width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout, provider: CGDataProvider
    ) {
        guard width > 0, height > 0, width <= Self.maximumSide, height <= Self.maximumSide else {
            Notice.once("\(name): \(width) × \(height) pixels cannot be drawn (sides of 1 to \(Self.maximumSide))")
            return nil
        }
        let rowBytes = width * layout.bytesPerPixel
        let (before, overflow) = bytesPerRow.multipliedReportingOverflow(by: height - 1)
        guard bytesPerRow >= rowBytes, !overflow, let data = provider.data, before <= data.count - rowBytes else {
            Notice.once("\(name): too few bytes for \(width) × \(height) pixels of \(bytesPerRow) bytes a row")
            return nil
        }
        self.init(width: width, height: height)
        data.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            load(base, bytesPerRow: bytesPerRow, layout: layout)
        }
    }

    func load(_ memory: UnsafeRawPointer, bytesPerRow: Int, layout: PixelLayout) {
        for y in 0..<height {
            let line = memory + y * bytesPerRow
            withMutableRow(y) { row in
                if layout.isNative, let target = row.baseAddress {
                    memcpy(target, line, width * 4)
                } else {
                    for x in 0..<width { row[x] = layout.read(line + x * layout.bytesPerPixel) }
                }
            }
        }
    }

    func store(_ memory: UnsafeMutableRawPointer, bytesPerRow: Int, layout: PixelLayout, part: PixelRect) {
        let part = part.intersection(bounds)
        guard !part.isEmpty else { return }
        for y in part.y0..<part.y1 {
            let line = memory + y * bytesPerRow
            withRow(y) { row in
                if layout.isNative, let source = row.baseAddress {
                    memcpy(line + part.x0 * 4, source + part.x0, part.width * 4)
                } else {
                    for x in part.x0..<part.x1 { layout.write(row[x], to: line + x * layout.bytesPerPixel) }
                }
            }
        }
    }

    package func copy() -> Bitmap? {
        guard let copy = Bitmap(width: width, height: height) else { return nil }
        for y in 0..<height {
            withRow(y) { source in
                copy.withMutableRow(y) { target in
                    guard let from = source.baseAddress, let to = target.baseAddress else { return }
                    memcpy(to, from, width * 4)
                }
            }
        }
        return copy
    }

    func mapPixels(_ transform: (UInt32) -> UInt32) {
        for y in 0..<height {
            withMutableRow(y) { row in
                for x in 0..<width { row[x] = transform(row[x]) }
            }
        }
    }

    /// Pixels whose colours mean those of `space`, brought to sRGB.
    func convertToSRGB(from space: CGColorSpace) {
        let definition = space.definition
        guard definition.transfer != .sRGB || definition.gamut != .sRGB else { return }
        var last: UInt32 = 0
        var lastResult: UInt32 = 0
        mapPixels { pixel in
            if pixel == last { return lastResult }
            last = pixel
            let alpha = Double(pixel >> 24)
            guard alpha > 0 else {
                lastResult = 0
                return 0
            }
            let straight = [pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255].map { Double($0) / alpha }
            let (red, green, blue) = definition.toSRGB(straight)
            lastResult = PixelColor(red: red, green: green, blue: blue, alpha: alpha / 255).bits
            return lastResult
        }
    }
}
