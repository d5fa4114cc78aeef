import QuartzCore

/// A value that is made larger or smaller step by step.
@MainActor @preconcurrency open class NSStepper: NSControl {
    private final var value = 0.0
    /// The half that is pressed; true for the upper one.
    private final var pressed: Bool?
    /// Counts presses, so that a repetition knows whether it is still meant.
    private final var press = 0

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        isContinuous = true
        if frameRect.isEmpty { setFrameSize(fittingSize) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isContinuous = true
    }

    open var minValue = 0.0 {
        didSet {
            if minValue.isNaN { minValue = oldValue }
            doubleValue = value
        }
    }
    open var maxValue = 59.0 {
        didSet {
            if maxValue.isNaN { maxValue = oldValue }
            doubleValue = value
        }
    }
    open var increment = 1.0
    /// Whether the value goes on from one limit at the other.
    open var valueWraps = true
    /// Whether a half that is held goes on.
    open var autorepeat = true

    open override var objectValue: Any? {
        get { value }
        set {
            let number =
                (newValue as? NSNumber)?.doubleValue ?? newValue as? Double ?? (newValue as? String).flatMap(
                    Double.init) ?? value
            if !number.isNaN { value = min(max(number, minValue), max(minValue, maxValue)) }
        }
    }

    open override var isFlipped: Bool { true }

    open override var intrinsicContentSize: NSSize { NSSize(width: 15, height: 22) }

    open override var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets(top: 3, left: 2, bottom: 3, right: 2) }

    private var plate: NSRect {
        let size = intrinsicContentSize
        return NSRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    open override func mouseDown(with event: NSEvent) {
        guard isEnabled else { return }
        press += 1
        pressed = convert(event.locationInWindow, from: nil).y < bounds.midY
        contentChanged()
        step()
        if autorepeat { again(after: 0.5, press) }
    }

    open override func mouseDragged(with event: NSEvent) {}

    open override func mouseUp(with event: NSEvent) {
        guard pressed != nil else { return }
        press += 1
        pressed = nil
        contentChanged()
        if !isContinuous { sendAction(action, to: target) }
    }

    private func again(after seconds: TimeInterval, _ number: Int) {
        MediaClock.current.later(seconds) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.press == number, self.pressed != nil else { return }
                self.step()
                self.again(after: 0.1, number)
            }
        }
    }

    private func step() {
        guard let pressed else { return }
        let next = value + (pressed ? increment : -increment)
        let (low, high) = (minValue, max(minValue, maxValue))
        let before = value
        if next.isNaN { return }
        value = next > high ? (valueWraps ? low : high) : next < low ? (valueWraps ? high : low) : next
        if isContinuous, value != before { sendAction(action, to: target) }
    }

    open override func draw(_ dirtyRect: NSRect) {
        let plate = plate
        ControlShapes.drawPlate(plate, radius: 5, fill: ControlInk.plate(isPressed: false))
        if let pressed {
            NSGraphicsContext.saveGraphicsState()
            NSBezierPath(
                rect: NSRect(
                    x: plate.minX, y: pressed ? plate.minY : plate.midY, width: plate.width,
                    height: plate.height / 2)
            ).addClip()
            ControlShapes.drawPlate(plate, radius: 5, fill: ControlInk.accent())
            NSGraphicsContext.restoreGraphicsState()
        }
        for isUpper in [true, false] {
            let color: NSColor =
                !isEnabled ? .disabledControlTextColor : pressed == isUpper ? .white : .controlTextColor
            ControlShapes.drawChevron(
                at: NSPoint(x: plate.midX, y: plate.midY + (isUpper ? -5.5 : 5.5)), width: 6, pointsUp: isUpper,
                color: color)
        }
    }
}
