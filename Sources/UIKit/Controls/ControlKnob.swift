import QuartzCore

/// The white disc or capsule that sliders and switches are moved by.
@MainActor final class ControlKnob: UIView {
    /// In points; nil for half of the shorter side.
    var cornerRadius: CGFloat? {
        didSet { if cornerRadius != oldValue { setNeedsLayout() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        backgroundColor = .white
        layer.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        layer.shadowOpacity = 0.15
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.shadowRadius = 4
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let half = min(bounds.width, bounds.height) / 2
        layer.cornerRadius = min(cornerRadius ?? half, half)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
    }
}
