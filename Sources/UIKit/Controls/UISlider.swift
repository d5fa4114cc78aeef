import QuartzCore

/// A value that is chosen by dragging a thumb along a track.
@MainActor @preconcurrency open class UISlider: UIControl {
    private final let parts = SliderParts()
    private var current: Float = 0
    private var images = StateTable<SliderImages>()
    /// From the touch to the middle of the thumb, along the track, while it is dragged.
    private var grip: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// The action is done each time that the value changes.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for part in parts.all { addSubview(part) }
    }

    /// Kept between the minimum and the maximum; what is no number is ignored. Setting it tells nobody.
    open var value: Float {
        get { current }
        set { setValue(newValue, animated: false) }
    }

    open func setValue(_ value: Float, animated: Bool) {
        let limited = min(max(value, minimumValue), maximumValue)
        guard !value.isNaN, limited != current else { return }
        current = limited
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState]) { self.layoutIfNeeded() }
    }

    /// A minimum over the maximum takes that with it, and the other way round.
    open var minimumValue: Float = 0 {
        didSet {
            if !minimumValue.isFinite { minimumValue = oldValue }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            limitsChanged()
        }
    }
    open var maximumValue: Float = 1 {
        didSet {
            if !maximumValue.isFinite { maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            limitsChanged()
        }
    }

    private func limitsChanged() {
        current = min(max(current, minimumValue), maximumValue)
        setNeedsLayout()
    }

    /// Shown at the ends of the track.
    open var minimumValueImage: UIImage? {
        didSet { setNeedsLayout() }
    }
    open var maximumValueImage: UIImage? {
        didSet { setNeedsLayout() }
    }

    /// Whether the value's changes are told while the thumb is dragged, or once at the end.
    open var isContinuous = true

    /// The tint where there is none.
    open var minimumTrackTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    open var maximumTrackTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    open var thumbTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }

    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        change(state) { $0.thumb = image }
    }

    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        change(state) { $0.minimumTrack = image }
    }

    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        change(state) { $0.maximumTrack = image }
    }

    private func change(_ state: UIControl.State, _ change: (inout SliderImages) -> Void) {
        images.change(state, to: SliderImages(), change)
        setNeedsLayout()
    }

    open func thumbImage(for state: UIControl.State) -> UIImage? { images.find(state, \.thumb) }
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images.find(state, \.minimumTrack) }
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images.find(state, \.maximumTrack) }

    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        SliderMetrics.endImage(minimumValueImage?.size, in: bounds, atStart: true)
    }

    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        SliderMetrics.endImage(maximumValueImage?.size, in: bounds, atStart: false)
    }

    /// Where the track lies, between the images at the ends.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        SliderMetrics.track(
            in: bounds, start: minimumValueImageRect(forBounds: bounds),
            end: maximumValueImageRect(forBounds: bounds))
    }

    /// Where the thumb lies for a value, with the room of its shadow.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        SliderMetrics.thumb(
            currentThumbImage?.size, on: rect, part: SliderMetrics.part(value, minimumValue, maximumValue),
            isMirrored: isMirrored)
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: SliderMetrics.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: SliderMetrics.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: current)
        parts.place(track: track, thumb: thumb, isMirrored: isMirrored)
        parts.minimumImage.frame = minimumValueImageRect(forBounds: bounds)
        parts.maximumImage.frame = maximumValueImageRect(forBounds: bounds)
        parts.minimumImage.image = minimumValueImage
        parts.maximumImage.image = maximumValueImage
        parts.show(
            SliderImages(
                thumb: currentThumbImage, minimumTrack: currentMinimumTrackImage,
                maximumTrack: currentMaximumTrackImage),
            minimumColor: minimumTrackTintColor ?? tintColor, maximumColor: maximumTrackTintColor,
            thumbColor: thumbTintColor)
        parts.setDimmed(!isEnabled)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: current)
        let place = touch.location(in: self)
        guard thumb.insetBy(dx: -SliderMetrics.reach, dy: -SliderMetrics.reach).contains(place) else {
            return false
        }
        grip = thumb.midX - place.x
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let ends = [minimumValue, maximumValue].map {
            thumbRect(forBounds: bounds, trackRect: track, value: $0).midX
        }
        let way = ends[1] - ends[0]
        guard way != 0 else { return true }
        let part = Float(min(max((touch.location(in: self).x + grip - ends[0]) / way, 0), 1))
        let before = current
        setValue(part == 1 ? maximumValue : minimumValue + part * (maximumValue - minimumValue), animated: false)
        if isContinuous, current != before { send([.valueChanged, .primaryActionTriggered], event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { send([.valueChanged, .primaryActionTriggered], event) }
    }
}
