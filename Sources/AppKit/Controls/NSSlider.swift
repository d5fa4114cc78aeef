import QuartzCore

/// A value that is chosen by dragging a knob along a track, or around a dial.
@MainActor @preconcurrency open class NSSlider: NSControl {
    public enum SliderType: UInt, Sendable {
        case linear = 0
        case circular = 1
    }

    public enum TickMarkPosition: UInt, Sendable {
        case below = 0
        case above = 1
        public static var trailing: TickMarkPosition { .below }
        public static var leading: TickMarkPosition { .above }
    }

    private final var value = 0.0
    /// From the mouse to the middle of the knob, along the track, while it is dragged.
    private final var grip: CGFloat?

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        isContinuous = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isContinuous = true
    }

    /// From 0 to 1.
    public convenience init(target: Any?, action: Selector?) {
        self.init(value: 0, minValue: 0, maxValue: 1, target: target, action: action)
    }

    public convenience init(
        value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?
    ) {
        self.init(frame: .zero)
        self.minValue = minValue
        self.maxValue = maxValue
        doubleValue = value
        self.target = target.map { $0 as AnyObject }
        self.action = action
        sizeToFit()
    }

    /// A minimum over the maximum takes that with it, and the other way round; what is not finite is ignored.
    open var minValue = 0.0 {
        didSet {
            if !minValue.isFinite { minValue = oldValue }
            if maxValue < minValue { maxValue = minValue }
            limitsChanged()
        }
    }
    open var maxValue = 1.0 {
        didSet {
            if !maxValue.isFinite { maxValue = oldValue }
            if minValue > maxValue { minValue = maxValue }
            limitsChanged()
        }
    }

    private func limitsChanged() {
        value = min(max(value, minValue), maxValue)
        contentChanged()
    }

    /// Kept between the limits; what is no number is ignored.
    open override var objectValue: Any? {
        get { value }
        set {
            let number =
                (newValue as? NSNumber)?.doubleValue ?? newValue as? Double ?? (newValue as? String).flatMap(
                    Double.init) ?? value
            guard !number.isNaN else { return }
            value = min(max(number, minValue), maxValue)
            contentChanged()
        }
    }

    open var sliderType = NSSlider.SliderType.linear {
        didSet { metricsChanged() }
    }

    /// Of a linear slider; by default the longer side of the frame tells.
    open var isVertical: Bool {
        get { ownVertical ?? (sliderType == .linear && frame.width > 0 && frame.height > frame.width) }
        set {
            ownVertical = newValue
            metricsChanged()
        }
    }
    private final var ownVertical: Bool?

    open var trackFillColor: NSColor? {
        didSet { contentChanged() }
    }
    open var numberOfTickMarks = 0 {
        didSet {
            if numberOfTickMarks < 0 { numberOfTickMarks = 0 }
            metricsChanged()
        }
    }
    open var tickMarkPosition = NSSlider.TickMarkPosition.below {
        didSet { contentChanged() }
    }
    /// Whether dragging chooses among the values of the tick marks.
    open var allowsTickMarkValuesOnly = false
    /// What the option key adds when it is held; kept.
    open var altIncrementValue = 0.0

    /// The thickness of the knob along the track.
    open var knobThickness: CGFloat { layoutMetrics.knob.width }

    open func tickMarkValue(at index: Int) -> Double {
        guard numberOfTickMarks > 1, index > 0 else { return minValue }
        return minValue + (maxValue - minValue) * Double(min(index, numberOfTickMarks - 1))
            / Double(numberOfTickMarks - 1)
    }

    open func rectOfTickMark(at index: Int) -> NSRect {
        layoutMetrics.tickRect(part: part(of: tickMarkValue(at: index)))
    }

    open func indexOfTickMark(at point: NSPoint) -> Int {
        (0..<numberOfTickMarks).first { rectOfTickMark(at: $0).contains(point) } ?? NSNotFound
    }

    open func closestTickMarkValue(toValue value: Double) -> Double {
        guard numberOfTickMarks > 0, !value.isNaN else { return value }
        guard numberOfTickMarks > 1, maxValue > minValue else { return minValue }
        let steps = Double(numberOfTickMarks - 1)
        let step = ((value - minValue) / (maxValue - minValue) * steps).rounded()
        return minValue + (maxValue - minValue) * min(max(step, 0), steps) / steps
    }

    open override var isFlipped: Bool { true }

    /// Where a value lies between the limits, 0 ... 1.
    final func part(of value: Double) -> CGFloat {
        maxValue > minValue ? CGFloat((value - minValue) / (maxValue - minValue)) : 0
    }

    final var layoutMetrics: SliderLayout {
        SliderLayout(
            bounds: bounds, size: controlSize, isVertical: isVertical, isCircular: sliderType == .circular,
            hasTicks: numberOfTickMarks > 0, ticksFirst: tickMarkPosition == .above)
    }

    final var isDragged: Bool { grip != nil }

    open override var intrinsicContentSize: NSSize {
        let (thick, insets) = (SliderLayout.thickness(controlSize), SliderLayout.inset)
        if sliderType == .circular { return NSSize(width: thick, height: thick) }
        let side = thick - 2 * insets
        return isVertical
            ? NSSize(width: side, height: Self.noIntrinsicMetric)
            : NSSize(width: Self.noIntrinsicMetric, height: side)
    }

    open override var alignmentRectInsets: NSEdgeInsets {
        let inset = sliderType == .circular ? 0 : SliderLayout.inset
        return NSEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    }

    // Tracking

    open override func mouseDown(with event: NSEvent) {
        guard isEnabled else { return }
        let place = convert(event.locationInWindow, from: nil)
        let layout = layoutMetrics
        let knob = layout.knobRect(part: part(of: value))
        // Beside the knob, it comes to the mouse.
        grip =
            knob.insetBy(dx: -1, dy: -1).contains(place) && sliderType == .linear
            ? layout.along(NSPoint(x: knob.midX, y: knob.midY)) - layout.along(place) : 0
        follow(place)
        contentChanged()
    }

    open override func mouseDragged(with event: NSEvent) {
        if grip != nil { follow(convert(event.locationInWindow, from: nil)) }
    }

    open override func mouseUp(with event: NSEvent) {
        guard grip != nil else { return }
        follow(convert(event.locationInWindow, from: nil))
        grip = nil
        contentChanged()
        if !isContinuous { sendAction(action, to: target) }
    }

    private func follow(_ place: NSPoint) {
        guard let grip, let part = layoutMetrics.part(at: place, grip: grip) else { return }
        var new = part == 1 ? maxValue : minValue + (maxValue - minValue) * Double(part)
        if allowsTickMarkValuesOnly { new = closestTickMarkValue(toValue: new) }
        guard new != value else { return }
        value = new
        contentChanged()
        if isContinuous { sendAction(action, to: target) }
    }

    /// The arrow keys move the knob by a twentieth of the way, or to the next mark.
    open override func keyDown(with event: NSEvent) {
        let step =
            numberOfTickMarks > 1 && allowsTickMarkValuesOnly
            ? (maxValue - minValue) / Double(numberOfTickMarks - 1) : (maxValue - minValue) / 20
        switch event.specialKey {
        case .rightArrow?, .upArrow?: doubleValue = value + step
        case .leftArrow?, .downArrow?: doubleValue = value - step
        default: return super.keyDown(with: event)
        }
        sendAction(action, to: target)
    }

    open override func draw(_ dirtyRect: NSRect) { SliderPainter(slider: self).draw() }
}
