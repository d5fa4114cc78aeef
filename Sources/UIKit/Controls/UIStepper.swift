import QuartzCore

/// A value that is made larger or smaller step by step.
@MainActor @preconcurrency open class UIStepper: UIControl {
    private static let size = CGSize(width: 94, height: 32)

    private let signs = CAShapeLayer()
    private let divider = CALayer()
    private var number = 0.0
    /// Counts touches, so that a repetition knows whether it is still meant.
    private var touchNumber = 0

    /// The size is the stepper's own, whatever the frame says.
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
        layer.cornerRadius = 8
        layer.addSublayer(divider)
        layer.addSublayer(signs)
    }

    /// Kept between the limits; what is no number is ignored. Setting it tells nobody.
    open var value: Double {
        get { number }
        set { if !newValue.isNaN { number = min(max(newValue, minimumValue), maximumValue) } }
    }
    open var minimumValue = 0.0 {
        didSet {
            maximumValue = max(maximumValue, minimumValue)
            value = number
        }
    }
    open var maximumValue = 100.0 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = number
        }
    }
    open var stepValue = 1.0 {
        didSet { if !(stepValue > 0) { stepValue = oldValue } }
    }
    /// Whether the value's changes are told while a button is held, or once at the end.
    open var isContinuous = true
    /// Whether a held button goes on.
    open var autorepeat = true
    /// Whether the value goes on from one limit at the other.
    open var wraps = false

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundColor = .tertiarySystemFill
        divider.backgroundColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        divider.frame = CGRect(x: bounds.midX - 0.5, y: 7, width: 1, height: bounds.height - 14)
        let path = CGMutablePath()
        for (x, hasStem) in [(bounds.width / 4, false), (bounds.width * 3 / 4, true)] {
            path.addRect(CGRect(x: x - 7, y: bounds.midY - 1, width: 14, height: 2))
            if hasStem {
                path.addRect(CGRect(x: x - 1, y: bounds.midY - 7, width: 2, height: 6))
                path.addRect(CGRect(x: x - 1, y: bounds.midY + 1, width: 2, height: 6))
            }
        }
        signs.path = path
        signs.fillColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
        alpha = isEnabled ? 1 : 0.5
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        touchNumber += 1
        let sign = touch.location(in: self).x >= bounds.midX ? 1.0 : -1.0
        step(sign, event)
        if autorepeat { goOn(sign, after: 0.5, touchNumber) }
        return true
    }

    private func goOn(_ sign: Double, after seconds: TimeInterval, _ touch: Int) {
        MediaClock.current.later(seconds) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.isTracking, self.touchNumber == touch else { return }
                self.step(sign, nil)
                self.goOn(sign, after: 0.1, touch)
            }
        }
    }

    private func step(_ sign: Double, _ event: UIEvent?) {
        let before = number
        let next = number + sign * stepValue
        if wraps, next > maximumValue {
            number = minimumValue
        } else if wraps, next < minimumValue {
            number = maximumValue
        } else {
            value = next
        }
        if isContinuous, number != before { send([.valueChanged, .primaryActionTriggered], event) }
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous { send([.valueChanged, .primaryActionTriggered], event) }
    }

    override var takesTaps: Bool { true }
}
