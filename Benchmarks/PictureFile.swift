import Foundation
import Raster

/// Pictures as portable pixmaps (P6): three bytes a pixel, without a library.
enum PictureFile {
    /// Writes the colours of an opaque picture. Throws where a pixel is not opaque or the file cannot be written.
    static func write(_ bitmap: Bitmap, to path: String) throws {
        let url = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard FileManager.default.createFile(atPath: path, contents: nil) else {
            throw Options.Mistake(description: "cannot write \(path)")
        }
        let file = try FileHandle(forWritingTo: url)
        try file.write(contentsOf: Data("P6\n\(bitmap.width) \(bitmap.height)\n255\n".utf8))
        for row in 0..<bitmap.height {
            let bytes = try bitmap.withRow(row) { pixels in
                var bytes: [UInt8] = []
                bytes.reserveCapacity(pixels.count * 3)
                for (column, pixel) in pixels.enumerated() {
                    guard pixel >> 24 == 255 else {
                        throw Options.Mistake(description: "\(path): pixel (\(column), \(row)) is not opaque")
                    }
                    bytes.append(UInt8(truncatingIfNeeded: pixel))
                    bytes.append(UInt8(truncatingIfNeeded: pixel >> 8))
                    bytes.append(UInt8(truncatingIfNeeded: pixel >> 16))
                }
                return bytes
            }
            try file.write(contentsOf: Data(bytes))
        }
        try file.close()
    }
}
