import QuartzCore

/// The sign at the end of a cell: an arrow, a check mark, a circle with an i.
@MainActor final class CellAccessory: UIView {
    private let sign = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isHidden = true
        sign.fillColor = nil
        sign.lineCap = .round
        sign.lineJoin = .round
        layer.addSublayer(sign)
    }

    required init?(coder: NSCoder) { return nil }

    /// - Returns: The sign's size, in points.
    func show(_ type: UITableViewCell.AccessoryType, _ traits: UITraitCollection) -> CGSize {
        let path = CGMutablePath()
        let size: CGSize
        var color = UIColor.tertiaryLabel
        switch type {
        case .none: size = .zero
        case .disclosureIndicator:
            size = CGSize(width: 8, height: 13)
            path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 6.5, y: 6.5), CGPoint(x: 1, y: 12)])
        case .checkmark:
            size = CGSize(width: 15, height: 13)
            color = tintColor
            path.addLines(between: [CGPoint(x: 1, y: 7.5), CGPoint(x: 5, y: 12), CGPoint(x: 13.5, y: 1)])
        case .detailButton, .detailDisclosureButton:
            size = CGSize(width: 22, height: 22)
            color = tintColor
            path.addEllipse(in: CGRect(x: 1, y: 1, width: 20, height: 20))
            path.move(to: CGPoint(x: 11, y: 10))
            path.addLine(to: CGPoint(x: 11, y: 16))
            path.move(to: CGPoint(x: 11, y: 6.5))
            path.addLine(to: CGPoint(x: 11, y: 6.6))
        }
        sign.path = path
        sign.lineWidth = type == .checkmark || type == .disclosureIndicator ? 2 : 1.5
        sign.strokeColor = color.resolvedColor(with: traits).cgColor
        return size
    }
}
