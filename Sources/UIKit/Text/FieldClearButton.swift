import QuartzCore

/// A gray disc with a cross in it, which clears a text.
@MainActor final class FieldClearButton: UIControl {
    /// In points.
    static let side: CGFloat = 19

    private let sign = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        sign.fillRule = .evenOdd
        layer.addSublayer(sign)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let disc = bounds.insetBy(dx: 2, dy: 2)
        let path = CGMutablePath()
        path.addEllipse(in: disc)
        // The cross: two bars of which one leaves out where they meet.
        let turn = CGAffineTransform(translationX: bounds.midX, y: bounds.midY).rotated(by: .pi / 4)
        let (reach, half) = (disc.width * 0.29, CGFloat(0.75))
        path.addRect(CGRect(x: -reach, y: -half, width: 2 * reach, height: 2 * half), transform: turn)
        for y in [-reach, half] {
            path.addRect(CGRect(x: -half, y: y, width: 2 * half, height: reach - half), transform: turn)
        }
        sign.path = path
        sign.fillColor = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor
    }

    override var takesTaps: Bool { true }
}
