import QuartzCore

/// A choice of an alert, with a line above it or beside it.
@MainActor final class AlertButton: UIControl {
    private let action: UIAlertAction
    private let label = UILabel(frame: .zero)
    private let line = UIView(frame: .zero)
    private let side = UIView(frame: .zero)
    private let isStrong: Bool
    var linesAtTop = true
    var linesAtLeft = false

    init(_ action: UIAlertAction, isStrong: Bool, chosen: @escaping () -> Void) {
        (self.action, self.isStrong) = (action, isStrong)
        super.init(frame: .zero)
        label.textAlignment = .center
        for view in [label, line, side] { addSubview(view) }
        action.changed = { [weak self] in self?.setNeedsLayout() }
        addAction(UIAction { _ in chosen() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        isEnabled = action.isEnabled
        label.text = action.title
        label.font = .systemFont(ofSize: bounds.height > 50 ? 20 : 17, weight: isStrong ? .semibold : .regular)
        label.textColor = !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
        label.frame = bounds.insetBy(dx: 8, dy: 0)
        backgroundColor = isHighlighted ? .systemFill : nil
        let width = 1 / max(traitCollection.displayScale, 1)
        line.isHidden = !linesAtTop
        side.isHidden = !linesAtLeft
        for view in [line, side] { view.backgroundColor = .separator }
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: width)
        side.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    }

    override var takesTaps: Bool { true }
}
