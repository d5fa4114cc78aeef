internal import CPNG
import Foundation
import Raster

extension Bitmap {
    /// The picture as a PNG in sRGB, its alpha straight and rounded; nil where there is no memory for it.
    ///
    /// The same pixels give the same bytes with one version of libpng and zlib.
    package func pngData() -> Data? {
        var straight = [UInt8](repeating: 0, count: width * height * 4)
        var isOpaque = true
        straight.withUnsafeMutableBytes { bytes in
            let out = bytes.bindMemory(to: UInt32.self)
            for y in 0..<height {
                let opaque = withRow(y) { row in
                    Self.writeStraight(row, to: out, at: y * width)
                }
                isOpaque = isOpaque && opaque
            }
        }
        let buffer = straight.withUnsafeBufferPointer {
            cpng_encode($0.baseAddress, UInt32(width), UInt32(height), isOpaque ? 1 : 0)
        }
        guard let bytes = buffer.bytes else { return nil }
        return Data(
            bytesNoCopy: bytes, count: buffer.count, deallocator: .custom { memory, _ in cpng_free(memory) })
    }

    /// Divides a row by its alpha, rounding to nearest; says whether it was opaque.
    private static func writeStraight(
        _ row: UnsafeBufferPointer<UInt32>, to out: UnsafeMutableBufferPointer<UInt32>, at start: Int
    ) -> Bool {
        var all: UInt32 = 0xFF00_0000
        for x in 0..<row.count {
            let pixel = UInt32(littleEndian: row[x])
            all &= pixel
            let alpha = pixel >> 24
            guard alpha != 255, alpha != 0 else {
                out[start + x] = (alpha == 0 ? 0 : pixel).littleEndian
                continue
            }
            let half = alpha / 2
            let red = min(255, ((pixel & 0xFF) * 255 + half) / alpha)
            let green = min(255, ((pixel >> 8 & 0xFF) * 255 + half) / alpha)
            let blue = min(255, ((pixel >> 16 & 0xFF) * 255 + half) / alpha)
            out[start + x] = (red | green << 8 | blue << 16 | alpha << 24).littleEndian
        }
        return all == 0xFF00_0000
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
    package var isOpaque: Bool {
        (0..<height).allSatisfy { y in
            withRow(y) { $0.allSatisfy { UInt32(littleEndian: $0) >> 24 == 255 } }
        }
    }
}
