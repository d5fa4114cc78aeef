import QuartzCore

/// The background of a configured button.
@MainActor final class ButtonPlate: UIView {
    /// What it looks like at present.
    struct Look {
        var color: UIColor?
        var cornerRadius: CGFloat
        var strokeColor: UIColor?
        var strokeWidth: CGFloat
        var image: UIImage?
        var insets: UIEdgeInsets
        var opacity: CGFloat

        var isSeen: Bool {
            (color.map { $0.cgColor.alpha > 0 } ?? false) || (strokeWidth > 0 && strokeColor != nil) || image != nil
        }
    }

    private let imageView = UIImageView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        imageView.contentMode = .scaleToFill
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ look: Look) {
        backgroundColor = look.color
        alpha = look.opacity
        layer.cornerRadius = min(look.cornerRadius, min(bounds.width, bounds.height) / 2)
        layer.cornerCurve = .continuous
        layer.borderWidth = look.strokeWidth
        layer.borderColor = look.strokeColor?.resolvedColor(with: traitCollection).cgColor
        imageView.image = look.image
        guard look.image != nil else { return imageView.removeFromSuperview() }
        clipsToBounds = true
        imageView.frame = bounds
        if imageView.superview == nil { addSubview(imageView) }
    }
}
