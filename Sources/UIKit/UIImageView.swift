import QuartzCore

/// A view that shows an image.
@MainActor @preconcurrency open class UIImageView: UIView {
    /// Shown unless the view is highlighted and has a highlighted image.
    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            let size = styled?.size
            styled = image?.preferring(preferredSymbolConfiguration)
            if styled?.size != size { invalidateIntrinsicContentSize() }
            showImage()
        }
    }
    open var highlightedImage: UIImage? {
        didSet { showImage() }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { showImage() } }
    }

    /// Size, weight and look of symbols that say nothing of these themselves.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            styled = image?.preferring(preferredSymbolConfiguration)
            invalidateIntrinsicContentSize()
            showImage()
        }
    }
    /// The image as the preferred configuration makes it.
    private var styled: UIImage?

    /// A film that is shown in the place of the image between `startAnimating()` and `stopAnimating()`.
    open var animationImages: [UIImage]? {
        didSet { if isAnimating { stopAnimating() } }
    }
    /// The same, of a highlighted view.
    open var highlightedAnimationImages: [UIImage]?
    /// Of the whole film, in seconds; 0 shows thirty images a second.
    open var animationDuration: TimeInterval = 0
    /// 0 goes on for ever.
    open var animationRepeatCount = 0

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
        styled = image
        self.highlightedImage = highlightedImage
        showImage()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { styled?.size ?? .zero }

    open override var intrinsicContentSize: CGSize { styled?.size ?? super.intrinsicContentSize }

    override func contentSurroundingsChanged() {
        guard let shown = shownImage,
            shown.content.isTemplate || shown.content.symbol != nil || shown.content.capInsets != nil
                || shown.assetReference != nil
        else {
            return
        }
        showImage()
    }

    /// The variant for the view's traits, where there are several.
    private var shownImage: UIImage? {
        let chosen = isHighlighted ? highlightedImage?.preferring(preferredSymbolConfiguration) ?? styled : styled
        return chosen?.assetReference?.variant(for: traitCollection) ?? chosen
    }

    private static let filmKey = "UIImageView.film"

    open var isAnimating: Bool { layer.animation(forKey: Self.filmKey) != nil }

    open func startAnimating() {
        let chosen = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        guard let images = chosen ?? shownImage?.images, !images.isEmpty, !isAnimating else { return }
        let own = chosen == nil ? shownImage?.duration ?? 0 : animationDuration
        play(
            images, duration: own > 0 ? own : AnimatedImage.standardDuration(of: images.count),
            count: chosen == nil ? 0 : animationRepeatCount)
    }

    open func stopAnimating() { layer.removeAnimation(forKey: Self.filmKey) }

    private func play(_ images: [UIImage], duration: TimeInterval, count: Int) {
        let film = CAKeyframeAnimation(keyPath: "contents")
        film.values = images.map { pixels(of: $0.content) ?? NSNull() as Any }
        (film.duration, film.calculationMode) = (duration, .discrete)
        film.repeatCount = count > 0 ? Float(count) : .infinity
        if shownImage == nil { layer.contentsScale = images[0].scale }
        layer.add(film, forKey: Self.filmKey)
    }

    /// Gives the layer the image's pixels, or those of a film.
    private func showImage() {
        stopAnimating()
        guard let shown = shownImage else {
            layer.contents = nil
            return
        }
        layer.contents = pixels(of: shown.content)
        layer.contentsScale = shown.content.scale
        if let images = shown.images, images.count > 1 { play(images, duration: shown.duration, count: 0) }
    }

    /// As they are, or turned, tinted or stretched in parts.
    private func pixels(of content: ImageContent) -> CGImage? {
        var content = content
        if content.isTemplate {
            content = content.tinted(tintColor.resolvedColor(with: traitCollection).cgColor)
        }
        if content.symbol != nil, let sharp = content.stretched(to: bounds.size, contentMode) { return sharp }
        if content.capInsets != nil, contentMode == .scaleToFill || contentMode == .redraw,
            let context = CGContext(points: CGRect(origin: .zero, size: bounds.size), scale: content.scale)
        {
            content.draw(in: CGRect(origin: .zero, size: bounds.size), of: context)
            return context.makeImage()
        }
        return content.upright()
    }
}
