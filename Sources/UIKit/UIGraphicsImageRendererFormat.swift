import QuartzCore

/// How an image renderer's pictures are made.
open class UIGraphicsImageRendererFormat: NSObject {
    public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }

    /// Pixels a point.
    open var scale: CGFloat
    /// Without an alpha channel: the ground is black.
    open var opaque = false
    /// Pictures are always 8-bit sRGB here.
    open var preferredRange = Range.automatic
    public package(set) final var bounds = CGRect.zero

    /// The screen's scale.
    public override init() {
        scale = UITraitCollection.current.displayScale > 0 ? UITraitCollection.current.displayScale : 2
        super.init()
    }

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
