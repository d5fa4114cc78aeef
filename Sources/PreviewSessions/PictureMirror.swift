import Foundation
import ImageIO
import PreviewChannel
import Raster

/// A preview's picture as its program last drew it; it outlives the program.
final class PictureMirror {
    private(set) var bitmap: Bitmap
    private(set) var scale: Double
    /// PNGs of parts that several pages ask for, until the next change.
    private var encoded: [PixelRect: Data] = [:]

    /// - Returns: Nil where the picture cannot be.
    init?(_ picture: LivePicture) {
        guard let bitmap = Bitmap(width: picture.width, height: picture.height) else { return nil }
        self.bitmap = bitmap
        scale = picture.scale
    }

    func fits(_ picture: LivePicture) -> Bool {
        picture.width == bitmap.width && picture.height == bitmap.height && picture.scale == scale
    }

    /// Takes over what was drawn again.
    ///
    /// - Returns: The parts that changed; nil where the pixels do not fit the picture.
    func take(_ picture: LivePicture, _ pixels: Data) -> [PixelRect]? {
        let wanted = picture.parts.reduce(0) { sum, part in
            guard part.x >= 0, part.y >= 0, part.width > 0, part.height > 0, part.x <= bitmap.width - part.width,
                part.y <= bitmap.height - part.height
            else { return Int.min / 2 }
            return sum + part.width * part.height * 4
        }
        guard wanted == pixels.count else { return nil }
        encoded.removeAll(keepingCapacity: true)
        pixels.withUnsafeBytes { bytes in
            var at = 0
            for part in picture.parts {
                for y in part.y..<part.y + part.height {
                    let row = UnsafeRawBufferPointer(rebasing: bytes[at..<at + part.width * 4])
                    bitmap.withMutableRow(y) {
                        UnsafeMutableRawBufferPointer(
                            UnsafeMutableBufferPointer(rebasing: $0[part.x..<part.x + part.width])
                        ).copyMemory(from: row)
                    }
                    at += part.width * 4
                }
            }
        }
        return picture.parts.map { PixelRect(x0: $0.x, y0: $0.y, x1: $0.x + $0.width, y1: $0.y + $0.height) }
    }

    func png(of rect: PixelRect) -> Data? {
        if let known = encoded[rect] { return known }
        let png = bitmap.pngData(of: rect, quick: true)
        encoded[rect] = png
        return png
    }
}
