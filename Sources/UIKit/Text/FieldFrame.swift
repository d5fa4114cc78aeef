import QuartzCore

/// The frame and the ground of a text field.
@MainActor final class FieldFrame: UIView {
    private let imageView = UIImageView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ style: UITextField.BorderStyle, image: UIImage?) {
        let (width, radius): (CGFloat, CGFloat) =
            switch style {
            case .none: (0, 0)
            case .line, .bezel: (1, 0)
            case .roundedRect: (0.5, 5)
            }
        layer.borderWidth = width
        layer.cornerRadius = radius
        let line: UIColor =
            switch style {
            case .none: .clear
            case .line: .label
            case .bezel: .systemGray
            case .roundedRect: .systemGray3
            }
        layer.borderColor = line.resolvedColor(with: traitCollection).cgColor
        backgroundColor = style == .roundedRect ? .systemBackground : nil
        imageView.image = style == .roundedRect ? nil : image
        guard imageView.image != nil else { return imageView.removeFromSuperview() }
        imageView.frame = bounds
        if imageView.superview == nil { addSubview(imageView) }
    }
}
