import QuartzCore

/// Draws by Core Graphics, in points, y downwards.
open class UIGraphicsRenderer: NSObject {
    final let bounds: CGRect
    final let anyFormat: UIGraphicsRendererFormat

    init(bounds: CGRect, anyFormat: UIGraphicsRendererFormat) {
        self.bounds = bounds.standardized
        self.anyFormat = anyFormat
        super.init()
        anyFormat.bounds = self.bounds
    }
}
