import Raster

extension Bitmap {
    /// A white canvas whose memory has been touched, so that no page is first used while the clock runs.
    static func canvas(of scene: Scene) throws -> Bitmap {
        guard let bitmap = Bitmap(width: scene.pixelWidth, height: scene.pixelHeight) else {
            throw Options.Mistake(description: "no memory for \(scene.pixelWidth) x \(scene.pixelHeight) pixels")
        }
        for row in 0..<bitmap.height {
            bitmap.withMutableRow(row) { $0.update(repeating: PixelColor.white.bits) }
        }
        return bitmap
    }

    /// A hash of the pixels' bytes, row by row.
    func digest(of region: PixelRect) -> FNVHash {
        var hash = FNVHash()
        for row in region.y0..<region.y1 {
            withRow(row) { pixels in
                for column in region.x0..<region.x1 { hash.add(pixel: pixels[column]) }
            }
        }
        return hash
    }
}
