import QuartzCore

/// A value that is on or off.
@MainActor @preconcurrency open class UISwitch: UIControl {
    public enum Style: Int, Sendable { case automatic, checkbox, sliding }

    /// As systems before 26 are reported to have it, in points.
    private static let size = CGSize(width: 51, height: 31)
    private static let edge: CGFloat = 2

    private let track = UIView(frame: .zero)
    private let knob = ControlKnob()
    private var value = false

    /// The size is the switch's own, whatever the frame says.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
        setUp()
    }

    private func setUp() {
        track.isUserInteractionEnabled = false
        addSubview(track)
        addSubview(knob)
    }

    /// Setting it tells nobody.
    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }

    open func setOn(_ on: Bool, animated: Bool) {
        guard on != value else { return }
        value = on
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    /// System green where there is none.
    open var onTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    open var thumbTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    /// Kept, as since iOS 7.
    open var onImage: UIImage?
    open var offImage: UIImage?
    open var title: String?
    open var preferredStyle = UISwitch.Style.automatic
    open var style: UISwitch.Style { .sliding }

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = CGRect(origin: .zero, size: Self.size)
        track.layer.cornerRadius = Self.size.height / 2
        track.backgroundColor = value ? onTintColor ?? .systemGreen : .secondarySystemFill
        let side = Self.size.height - 2 * Self.edge
        let isRight = value == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        knob.frame = CGRect(
            x: isRight ? Self.size.width - side - Self.edge : Self.edge, y: Self.edge, width: side, height: side)
        knob.backgroundColor = thumbTintColor ?? .white
        alpha = isEnabled ? 1 : 0.5
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside else { return }
        setOn(!value, animated: true)
        send([.valueChanged, .primaryActionTriggered], event)
    }

    override var takesTaps: Bool { true }
}
