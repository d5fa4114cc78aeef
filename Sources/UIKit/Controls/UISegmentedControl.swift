import QuartzCore

/// A row of choices, of which one is selected.
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
    /// No segment.
    public nonisolated static let noSegment = -1

    final var segments: [Segment] = []
    final let thumb = ControlKnob()
    private var selected = UISegmentedControl.noSegment
    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    private var backgroundImages = StateTable<UIImage>()
    private let backgroundView = UIImageView(frame: .zero)
    /// The segment under the finger, and whether the finger moves the thumb.
    final var pressed: Int?
    final var movesThumb = false
    private var selectionBefore = UISegmentedControl.noSegment

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// - Parameter items: Strings and images.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for (index, item) in (items ?? []).enumerated() {
            if let title = item as? String { insertSegment(withTitle: title, at: index, animated: false) }
            if let image = item as? UIImage { insertSegment(with: image, at: index, animated: false) }
        }
        sizeToFit()
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        layer.cornerRadius = SegmentMetrics.radius
        backgroundView.contentMode = .scaleToFill
        addSubview(backgroundView)
        addSubview(thumb)
    }

    open var numberOfSegments: Int { segments.count }

    /// Setting it tells nobody; what is no segment selects none.
    open var selectedSegmentIndex: Int {
        get { selected }
        set { select(newValue, animated: false) }
    }

    /// Whether a segment is selected only while it is touched.
    open var isMomentary = false {
        didSet { setNeedsLayout() }
    }

    /// Whether segments are as wide as their content, instead of all alike.
    open var apportionsSegmentWidthsByContent = false {
        didSet { contentChanged() }
    }

    /// Of the thumb.
    open var selectedSegmentTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title ?? ""), at: segment)
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }

    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let new = action.image.map { Segment(image: $0) } ?? Segment(title: action.title)
        new.action = action
        insert(new, at: segment)
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).view.removeFromSuperview()
        if selected == segment { selected = Self.noSegment } else if selected > segment { selected -= 1 }
        contentChanged()
    }

    open func removeAllSegments() {
        for segment in segments { segment.view.removeFromSuperview() }
        segments = []
        selected = Self.noSegment
        contentChanged()
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }
    open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.image, $0.title) = (image, nil) }
    }
    open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { $0.action = action } }
    open func actionForSegment(at segment: Int) -> UIAction? { self[segment]?.action }
    /// In points; 0 is a width by itself.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(0, width) } }
    open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.offset = offset }
    }
    open func contentOffsetForSegment(at segment: Int) -> CGSize { self[segment]?.offset ?? .zero }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        contentChanged()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    /// Takes the place of the control's ground.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backgroundImages[state] = backgroundImage
        setNeedsLayout()
    }

    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages.find(state) { $0 }
    }

    open override var intrinsicContentSize: CGSize {
        let widths = naturalWidths
        let whole =
            apportionsSegmentWidthsByContent || segments.contains { $0.width > 0 }
            ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
        return CGSize(width: whole, height: SegmentMetrics.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let image = backgroundImages.find(state) { $0 }
        backgroundView.image = image
        backgroundView.frame = bounds
        layer.backgroundColor =
            image == nil
            ? (backgroundColor ?? .tertiarySystemFill).resolvedColor(with: traitCollection).cgColor : nil
        layoutSegments(titleAttributes)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event), let segment = segment(at: touch) else { return false }
        (pressed, selectionBefore) = (segment, selected)
        movesThumb = segment == selected && !isMomentary
        setNeedsLayout()
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let segment = segment(at: touch)
        if movesThumb {
            if let segment { select(segment, animated: true) }
        } else if pressed != segment {
            pressed = segment
            setNeedsLayout()
        }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let chosen = movesThumb ? selected : touch.flatMap { self.segment(at: $0) }
        pressed = nil
        movesThumb = false
        setNeedsLayout()
        guard let chosen, isMomentary || chosen != selectionBefore else { return }
        if isMomentary { selected = chosen } else { select(chosen, animated: true) }
        self[chosen]?.action.map { sendAction($0) }
        send([.valueChanged, .primaryActionTriggered], event)
        if isMomentary { selected = Self.noSegment }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        if movesThumb { select(selectionBefore, animated: true) }
        pressed = nil
        movesThumb = false
        setNeedsLayout()
    }

    override var takesTaps: Bool { true }

    private subscript(segment: Int) -> Segment? { segments.indices.contains(segment) ? segments[segment] : nil }

    private func change(_ segment: Int, _ change: (Segment) -> Void) {
        guard let segment = self[segment] else { return }
        change(segment)
        contentChanged()
    }

    private func insert(_ segment: Segment, at place: Int) {
        let place = min(max(place, 0), segments.count)
        segments.insert(segment, at: place)
        if selected >= place { selected += 1 }
        addSubview(segment.view)
        contentChanged()
    }

    private func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func select(_ segment: Int, animated: Bool) {
        let segment = segments.indices.contains(segment) ? segment : Self.noSegment
        guard segment != selected else { return }
        selected = segment
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
    }

    private func segment(at touch: UITouch) -> Int? {
        let point = touch.location(in: self)
        return frames.firstIndex { point.x >= $0.minX && point.x < $0.maxX }.flatMap {
            segments[$0].isEnabled ? $0 : nil
        }
    }
}
