import QuartzCore

/// The background of a configured button.
@MainActor final class ButtonPlate: UIView {
    /// What it looks like at present.
    struct Look {
        var color: UIColor?
        var cornerRadius: CGFloat
        var strokeColor: UIColor?
        var strokeWidth: CGFloat
        var strokeOutset: CGFloat
        var image: UIImage?
        var imageContentMode: UIView.ContentMode
        var customView: UIView?
        var insets: UIEdgeInsets
        var opacity: CGFloat

        @MainActor var isSeen: Bool {
            (color.map { $0.cgColor.alpha > 0 } ?? false) || (strokeWidth > 0 && strokeColor != nil)
                || image != nil || customView != nil
        }
    }

    private let imageView = UIImageView(frame: .zero)
    private let strokeView = UIView(frame: .zero)
    private var customView: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ look: Look) {
        let radius = min(look.cornerRadius, min(bounds.width, bounds.height) / 2)
        backgroundColor = look.color
        alpha = look.opacity
        layer.cornerRadius = radius
        layer.cornerCurve = .continuous
        show(look.image, look.imageContentMode, radius)
        show(custom: look.customView)
        showStroke(look, radius)
    }

    private func show(_ image: UIImage?, _ mode: UIView.ContentMode, _ radius: CGFloat) {
        guard let image else { return imageView.removeFromSuperview() }
        imageView.image = image
        imageView.contentMode = mode
        imageView.frame = bounds
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = radius
        imageView.layer.cornerCurve = .continuous
        if imageView.superview == nil { insertSubview(imageView, at: 0) }
    }

    private func show(custom view: UIView?) {
        if customView !== view { customView?.removeFromSuperview() }
        customView = view
        guard let view else { return }
        view.frame = bounds
        if view.superview !== self { addSubview(view) }
    }

    /// The stroke is a border of its own, as it may lie outside.
    private func showStroke(_ look: Look, _ radius: CGFloat) {
        guard look.strokeWidth > 0, let color = look.strokeColor else { return strokeView.removeFromSuperview() }
        let outset = look.strokeOutset.isFinite ? look.strokeOutset : 0
        strokeView.frame = bounds.insetBy(dx: -outset, dy: -outset)
        strokeView.layer.cornerRadius = radius > 0 ? max(radius + outset, 0) : 0
        strokeView.layer.cornerCurve = .continuous
        strokeView.layer.borderWidth = look.strokeWidth
        strokeView.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
        if strokeView.superview == nil { addSubview(strokeView) }
    }
}
