import QuartzCore
internal import Raster

extension UIColor {
    /// Nil, with a word on standard error, for an image without pixels.
    static func pattern(of image: UIImage) -> CGColor? {
        let cell = CGRect(origin: .zero, size: image.size)
        guard let picture = image.content.upright(), let space = CGColorSpace(patternBaseSpace: nil) else {
            Notice.once("UIColor(patternImage:): the image has no pixels; the colour is clear")
            return nil
        }
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                // Images stand with y upwards.
                context.translateBy(x: 0, y: cell.height)
                context.scaleBy(x: 1, y: -1)
                context.draw(picture, in: cell)
            }, releaseInfo: nil)
        let pattern = CGPattern(
            info: nil, bounds: cell, matrix: .identity, xStep: cell.width, yStep: cell.height,
            tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
        return pattern.flatMap { CGColor(patternSpace: space, pattern: $0, components: [1]) }
    }
}
