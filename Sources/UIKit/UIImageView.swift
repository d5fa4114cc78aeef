import QuartzCore

/// A view that shows an image.
@MainActor @preconcurrency open class UIImageView: UIView {
    /// Shown unless the view is highlighted and has a highlighted image.
    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
            showImage()
        }
    }
    open var highlightedImage: UIImage? {
        didSet { showImage() }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { showImage() } }
    }

    /// As large as the image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp(image, nil)
    }

    /// As large as the image.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
        setUp(image, highlightedImage)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    private func setUp(_ image: UIImage?, _ highlightedImage: UIImage?) {
        isUserInteractionEnabled = false
        self.image = image
        self.highlightedImage = highlightedImage
        showImage()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    override func contentSurroundingsChanged() {
        guard let shown = shownImage, shown.renderingMode == .alwaysTemplate || shown.content.capInsets != nil
        else {
            return
        }
        showImage()
    }

    private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    /// Gives the layer the image's pixels: as they are, or turned, tinted or stretched in parts.
    private func showImage() {
        guard let shown = shownImage else {
            layer.contents = nil
            return
        }
        var content = shown.content
        if content.renderingMode == .alwaysTemplate {
            content = content.tinted(tintColor.resolvedColor(with: traitCollection).cgColor)
        }
        if content.capInsets != nil, contentMode == .scaleToFill || contentMode == .redraw,
            let context = CGContext(points: CGRect(origin: .zero, size: bounds.size), scale: content.scale)
        {
            content.draw(in: CGRect(origin: .zero, size: bounds.size), of: context)
            layer.contents = context.makeImage()
        } else {
            layer.contents = content.upright()
        }
        layer.contentsScale = content.scale
    }
}
