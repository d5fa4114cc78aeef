import QuartzCore

/// Shows an image.
@MainActor @preconcurrency open class NSImageView: NSControl {
    open var image: NSImage? {
        didSet {
            invalidateIntrinsicContentSize()
            contentChanged()
        }
    }
    /// How an image of another size than the view's lies in it.
    open var imageScaling = NSImageScaling.scaleProportionallyDown {
        didSet { contentChanged() }
    }
    open var imageAlignment = NSImageAlignment.alignCenter {
        didSet { contentChanged() }
    }
    /// The frame around the image is not drawn.
    open var imageFrameStyle = NSImageView.FrameStyle.none
    /// In place of the colours of a template image; nil for the label's colour.
    open var contentTintColor: NSColor? {
        didSet { contentChanged() }
    }
    /// Size, weight and colours of a symbol, over what it says itself.
    open var symbolConfiguration: NSImage.SymbolConfiguration? {
        didSet {
            invalidateIntrinsicContentSize()
            contentChanged()
        }
    }
    private var shownImage: NSImage? {
        symbolConfiguration.flatMap { image?.withSymbolConfiguration($0) } ?? image
    }
    open var isEditable = false
    open var animates = false
    open var allowsCutCopyPaste = true

    public enum FrameStyle: UInt, Sendable { case none, photo, grayBezel, groove, button }

    public convenience init(image: NSImage) {
        self.init(frame: NSRect(origin: .zero, size: image.size))
        self.image = image
    }

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var intrinsicContentSize: NSSize { shownImage?.size ?? super.intrinsicContentSize }

    open override func draw(_ dirtyRect: NSRect) {
        guard let image = shownImage, image.size.width > 0, image.size.height > 0 else { return }
        let rect = imageScaling.rect(of: image.size, in: bounds, imageAlignment, isFlipped: isFlipped)
        guard image.isTemplate, let context = NSGraphicsContext.current?.cgContext else {
            return image.draw(in: rect)
        }
        // The colour where the image is.
        context.saveGState()
        context.clip(to: bounds)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        image.draw(in: rect)
        context.setBlendMode(.sourceIn)
        context.setFillColor((contentTintColor ?? .labelColor).cgColor)
        context.fill(bounds)
        context.endTransparencyLayer()
        context.restoreGState()
    }
}
