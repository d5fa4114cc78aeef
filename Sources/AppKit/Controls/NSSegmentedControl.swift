import QuartzCore

/// A row of buttons of which one, several or none are on.
@MainActor @preconcurrency open class NSSegmentedControl: NSControl {
    public enum Style: Int, Sendable {
        case automatic = 0
        case rounded = 1
        case roundRect = 3
        case texturedSquare = 4
        case smallSquare = 6
        case separated = 8
        case texturedRounded = 2
        case capsule = 5
    }

    public enum SwitchTracking: UInt, Sendable {
        case selectOne = 0
        case selectAny = 1
        case momentary = 2
        case momentaryAccelerator = 3
    }

    public enum Distribution: Int, Sendable {
        case fit = 0
        case fill = 1
        case fillEqually = 2
        case fillProportionally = 3
    }

    struct Segment {
        var label = ""
        var image: NSImage?
        /// 0 for as wide as the content.
        var width: CGFloat = 0
        var isSelected = false
        var isEnabled = true
        var tag = 0
    }

    final var segments: [Segment] = []
    private final var lastSelected = -1
    private final var pressed: Int?

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(
        labels: [String], trackingMode: NSSegmentedControl.SwitchTracking, target: Any?, action: Selector?
    ) {
        self.init(labels.map { Segment(label: $0) }, trackingMode, target, action)
    }

    public convenience init(
        images: [NSImage], trackingMode: NSSegmentedControl.SwitchTracking, target: Any?, action: Selector?
    ) {
        self.init(images.map { Segment(image: $0) }, trackingMode, target, action)
    }

    private convenience init(
        _ segments: [Segment], _ trackingMode: NSSegmentedControl.SwitchTracking, _ target: Any?,
        _ action: Selector?
    ) {
        self.init(frame: .zero)
        self.segments = segments
        self.trackingMode = trackingMode
        self.target = target.map { $0 as AnyObject }
        self.action = action
        sizeToFit()
    }

    open var trackingMode = NSSegmentedControl.SwitchTracking.selectOne
    open var segmentStyle = NSSegmentedControl.Style.automatic {
        didSet { contentChanged() }
    }
    open var segmentDistribution = NSSegmentedControl.Distribution.fit {
        didSet { contentChanged() }
    }
    /// Of segments that are on; the accent's colour where there is none.
    open var selectedSegmentBezelColor: NSColor? {
        didSet { contentChanged() }
    }

    open var segmentCount: Int {
        get { segments.count }
        set {
            let count = min(max(0, newValue), 10_000)
            segments =
                Array(segments.prefix(count)) + Array(repeating: Segment(), count: max(0, count - segments.count))
            metricsChanged()
        }
    }

    /// The one that was selected last; -1 where none is. A number that is none takes the selection away.
    open var selectedSegment: Int {
        get { segments.indices.contains(lastSelected) && segments[lastSelected].isSelected ? lastSelected : -1 }
        set {
            if segments.indices.contains(newValue) { return setSelected(true, forSegment: newValue) }
            for index in segments.indices { segments[index].isSelected = false }
            lastSelected = -1
            contentChanged()
        }
    }

    open var indexOfSelectedItem: Int { selectedSegment }

    open func setSelected(_ selected: Bool, forSegment segment: Int) {
        guard segments.indices.contains(segment) else { return }
        if selected, trackingMode != .selectAny {
            for index in segments.indices { segments[index].isSelected = false }
        }
        segments[segment].isSelected = selected
        if selected { lastSelected = segment }
        contentChanged()
    }

    open func isSelected(forSegment segment: Int) -> Bool { value(segment, \.isSelected) ?? false }

    @discardableResult
    open func selectSegment(withTag tag: Int) -> Bool {
        guard let index = segments.firstIndex(where: { $0.tag == tag }) else { return false }
        selectedSegment = index
        return true
    }

    open func setLabel(_ label: String, forSegment segment: Int) { change(segment) { $0.label = label } }
    open func label(forSegment segment: Int) -> String? { value(segment, \.label) }
    open func setImage(_ image: NSImage?, forSegment segment: Int) { change(segment) { $0.image = image } }
    open func image(forSegment segment: Int) -> NSImage? { value(segment, \.image) ?? nil }
    open func setWidth(_ width: CGFloat, forSegment segment: Int) {
        if width.isFinite { change(segment) { $0.width = max(0, width) } }
    }
    open func width(forSegment segment: Int) -> CGFloat { value(segment, \.width) ?? 0 }
    open func setEnabled(_ enabled: Bool, forSegment segment: Int) { change(segment) { $0.isEnabled = enabled } }
    open func isEnabled(forSegment segment: Int) -> Bool { value(segment, \.isEnabled) ?? false }
    open func setTag(_ tag: Int, forSegment segment: Int) { change(segment) { $0.tag = tag } }
    open func tag(forSegment segment: Int) -> Int { value(segment, \.tag) ?? 0 }

    private func change(_ segment: Int, _ change: (inout Segment) -> Void) {
        guard segments.indices.contains(segment) else { return }
        change(&segments[segment])
        metricsChanged()
    }

    private func value<Value>(_ segment: Int, _ path: KeyPath<Segment, Value>) -> Value? {
        segments.indices.contains(segment) ? segments[segment][keyPath: path] : nil
    }

    open override var isFlipped: Bool { true }

    open override var intrinsicContentSize: NSSize {
        NSSize(
            width: naturalWidths.reduce(0, +),
            height: controlSize == .large ? 28 : controlSize == .regular ? 20 : 16)
    }

    open override var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets(top: 2, left: 2, bottom: 2, right: 2) }

    private func text(_ segment: Segment, _ color: NSColor) -> NSAttributedString {
        NSAttributedString(
            string: segment.label,
            attributes: [.font: font ?? .systemFont(ofSize: NSFont.systemFontSize), .foregroundColor: color])
    }

    private var naturalWidths: [CGFloat] {
        segments.map { segment in
            if segment.width > 0 { return segment.width }
            let text = segment.label.isEmpty ? 0 : text(segment, .black).size().width
            let image = segment.image?.size.width ?? 0
            return (text + image + (text > 0 && image > 0 ? 4 : 0)).rounded(.up) + 20
        }
    }

    private var plate: NSRect { bounds.inset(by: alignmentRectInsets, isFlipped: true) }

    /// Where the segments lie.
    final var segmentRects: [NSRect] {
        let (plate, natural) = (plate, naturalWidths)
        let sum = natural.reduce(0, +)
        let more = plate.width - sum
        var x = plate.minX
        return natural.map { width in
            let own: CGFloat =
                switch segmentDistribution {
                case .fit: width + min(0, more) * (sum > 0 ? width / sum : 0)
                case .fill: width + more / CGFloat(natural.count)
                case .fillEqually: plate.width / CGFloat(natural.count)
                case .fillProportionally: sum > 0 ? plate.width * width / sum : 0
                }
            defer { x += own }
            return NSRect(x: x, y: plate.minY, width: max(0, own), height: plate.height)
        }
    }

    private func segment(at event: NSEvent) -> Int? {
        let place = convert(event.locationInWindow, from: nil)
        return segmentRects.firstIndex { $0.contains(place) }
    }

    open override func mouseDown(with event: NSEvent) {
        guard isEnabled, let segment = segment(at: event), segments[segment].isEnabled else { return }
        pressed = segment
        contentChanged()
    }

    open override func mouseDragged(with event: NSEvent) {}

    open override func mouseUp(with event: NSEvent) {
        guard let segment = pressed else { return }
        pressed = nil
        contentChanged()
        guard self.segment(at: event) == segment else { return }
        switch trackingMode {
        case .selectOne: setSelected(true, forSegment: segment)
        case .selectAny: setSelected(!segments[segment].isSelected, forSegment: segment)
        case .momentary, .momentaryAccelerator: lastSelected = segment
        }
        sendAction(action, to: target)
    }

    open override func draw(_ dirtyRect: NSRect) {
        let rects = segmentRects
        guard let first = rects.first, let last = rects.last else { return }
        let whole = NSRect(x: first.minX, y: first.minY, width: last.maxX - first.minX, height: first.height)
        ControlShapes.drawPlate(whole, radius: 5, fill: ControlInk.plate(isPressed: false))
        for (index, rect) in rects.enumerated() {
            let segment = segments[index]
            let isOn = segment.isSelected && trackingMode != .momentary
            if isOn || pressed == index {
                NSGraphicsContext.saveGraphicsState()
                NSBezierPath(rect: rect).addClip()
                let color =
                    isOn
                    ? ControlInk.accent(
                        selectedSegmentBezelColor, isPressed: pressed == index, isEnabled: isEnabled)
                    : ControlInk.track
                color.setFill()
                ControlShapes.rounded(whole, 5).fill()
                NSGraphicsContext.restoreGraphicsState()
            }
            let isBetween = index > 0 && !isOn && !(segments[index - 1].isSelected)
            if isBetween {
                ControlInk.edge.setFill()
                NSRect(x: rect.minX - 0.5, y: rect.minY + 4, width: 1, height: max(0, rect.height - 8)).fill()
            }
            draw(segment, in: rect, isOn: isOn)
        }
    }

    private func draw(_ segment: Segment, in rect: NSRect, isOn: Bool) {
        let color: NSColor =
            !isEnabled || !segment.isEnabled ? .disabledControlTextColor : isOn ? .white : .controlTextColor
        let title = text(segment, color)
        let titleWidth = segment.label.isEmpty ? 0 : title.size().width
        let image = segment.image?.size ?? .zero
        let gap: CGFloat = titleWidth > 0 && image.width > 0 ? 4 : 0
        let left = rect.midX - (titleWidth + gap + image.width) / 2
        if let picture = segment.image {
            let place = NSRect(x: left, y: rect.midY - image.height / 2, width: image.width, height: image.height)
            ControlShapes.draw(picture, in: place, within: rect, tint: color)
        }
        guard titleWidth > 0 else { return }
        let line = NSRect(x: left + image.width + gap, y: rect.minY, width: titleWidth, height: rect.height)
        ControlShapes.draw(title, in: line, alignment: .left)
    }
}
