import QuartzCore

/// A picture of its own size in points that a pattern colour repeats.
package struct PatternTile {
    let image: CGImage
    let size: CGSize

    package init(image: CGImage, size: CGSize) {
        self.image = image
        self.size = size
    }

    /// - Parameter isFlipped: Whether the picture is to stand upright where y grows downwards.
    package func color(isFlipped: Bool) -> CGColor? {
        guard let space = CGColorSpace(patternBaseSpace: nil) else { return nil }
        let cell = CGRect(origin: .zero, size: size)
        let image = image
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                // Images stand with y upwards.
                if isFlipped {
                    context.translateBy(x: 0, y: cell.height)
                    context.scaleBy(x: 1, y: -1)
                }
                context.draw(image, in: cell)
            }, releaseInfo: nil)
        let pattern = CGPattern(
            info: nil, bounds: cell, matrix: .identity, xStep: cell.width, yStep: cell.height,
            tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
        return pattern.flatMap { CGColor(patternSpace: space, pattern: $0, components: [1]) }
    }
}
