import QuartzCore

// Core Graphics has images stand upright where y grows upwards; these are for contexts whose y grows downwards.
extension CGContext {
    /// Draws the image upright, stretched into the rectangle.
    package func drawDownwards(_ image: CGImage, in rect: CGRect) {
        saveGState()
        translateBy(x: rect.minX, y: rect.minY + rect.height)
        scaleBy(x: 1, y: -1)
        draw(image, in: CGRect(origin: .zero, size: rect.size))
        restoreGState()
    }

    /// Repeats the image, one tile of which is `tile`, all over the clip.
    package func tileDownwards(_ image: CGImage, tile: CGRect) {
        guard tile.width > 0, tile.height > 0 else { return }
        saveGState()
        translateBy(x: 0, y: tile.minY + tile.maxY)
        scaleBy(x: 1, y: -1)
        draw(image, in: tile, byTiling: true)
        restoreGState()
    }
}
