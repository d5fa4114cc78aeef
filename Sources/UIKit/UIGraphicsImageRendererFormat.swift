import QuartzCore
internal import Raster

/// How an image renderer's pictures are made.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }

    /// Pixels a point; the screen's unless set.
    open var scale: CGFloat = max(UITraitCollection.ofScreen.displayScale, 1)
    /// Without an alpha channel: the ground is black.
    open var opaque = false
    /// Pictures are always 8-bit sRGB here.
    open var preferredRange = Range.automatic {
        didSet {
            if preferredRange == .extended {
                Notice.once("UIGraphicsImageRendererFormat.preferredRange: .extended is drawn in 8-bit sRGB")
            }
        }
    }

    public required init() {
        super.init()
    }

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// For the screen.
    open class func preferred() -> Self { Self() }
}
