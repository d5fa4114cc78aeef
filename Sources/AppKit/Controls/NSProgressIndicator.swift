internal import CornerGeometry
import QuartzCore

/// How far something has come, as a bar, a pie or a wheel.
@MainActor @preconcurrency open class NSProgressIndicator: NSView {
    public enum Style: UInt, Sendable {
        case bar = 0
        case spinning = 1
    }

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var style = NSProgressIndicator.Style.bar {
        didSet { changed() }
    }
    /// Whether nothing is known of how far it has come. Such a bar is drawn as it begins; a wheel turns by the frames of
    /// the common clock.
    open var isIndeterminate = true {
        didSet { changed() }
    }
    /// Kept between the limits where it is drawn; what is no number is ignored.
    open var doubleValue = 0.0 {
        didSet {
            if doubleValue.isNaN { doubleValue = oldValue }
            needsDisplay = true
        }
    }
    open var minValue = 0.0 {
        didSet { changed() }
    }
    open var maxValue = 100.0 {
        didSet { changed() }
    }
    open var controlSize = NSControl.ControlSize.regular {
        didSet { changed() }
    }
    /// Whether a wheel that does not turn is seen.
    open var isDisplayedWhenStopped = true {
        didSet { needsDisplay = true }
    }
    open var isBezeled = true
    open var usesThreadedAnimation = true

    private var link: CADisplayLink?
    private var time: TimeInterval = 0

    private func changed() {
        invalidateIntrinsicContentSize()
        needsDisplay = true
    }

    open func increment(by delta: Double) {
        let value = doubleValue + delta
        if !value.isNaN { doubleValue = min(max(value, minValue), max(minValue, maxValue)) }
    }

    open func startAnimation(_ sender: Any?) {
        guard link == nil else { return }
        time = 0
        needsDisplay = true
        let link = CADisplayLink(
            target: FrameCall { [weak self] in MainActor.assumeIsolated { self?.turn() } },
            selector: FrameCall.selector)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func turn() {
        guard let link else { return }
        time += link.targetTimestamp - link.timestamp
        if isIndeterminate { needsDisplay = true }
    }

    open func stopAnimation(_ sender: Any?) {
        link?.invalidate()
        link = nil
        needsDisplay = true
    }

    open func sizeToFit() {
        let size = intrinsicContentSize
        setFrameSize(
            NSSize(
                width: size.width < 0 ? frame.width : size.width,
                height: size.height < 0 ? frame.height : size.height))
    }

    open override var isFlipped: Bool { true }

    open override var intrinsicContentSize: NSSize {
        let isSmall = controlSize == .small || controlSize == .mini
        switch style {
        case .bar: return NSSize(width: Self.noIntrinsicMetric, height: isSmall ? 12 : 20)
        case .spinning: return NSSize(width: isSmall ? 16 : 32, height: isSmall ? 16 : 32)
        }
    }

    private var part: CGFloat {
        maxValue > minValue ? CGFloat(min(max((doubleValue - minValue) / (maxValue - minValue), 0), 1)) : 0
    }

    open override func draw(_ dirtyRect: NSRect) {
        switch style {
        case .bar: drawBar()
        case .spinning where isIndeterminate:
            if link != nil || isDisplayedWhenStopped { drawWheel() }
        case .spinning: drawPie()
        }
    }

    private func drawBar() {
        let height: CGFloat = controlSize == .small || controlSize == .mini ? 3 : 6
        let track = NSRect(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height)
        ControlInk.track.setFill()
        ControlShapes.rounded(track, height / 2).fill()
        var filled = track
        if isIndeterminate {
            // A third of the bar, which goes to and fro once in two seconds.
            let phase = CGFloat((time / 2).truncatingRemainder(dividingBy: 1))
            filled.size.width = track.width / 3
            filled.origin.x = (track.width - filled.width) * (phase < 0.5 ? 2 * phase : 2 - 2 * phase)
        } else {
            filled.size.width = track.width * part
        }
        NSColor.controlAccentColor.setFill()
        ControlShapes.rounded(filled, height / 2).fill()
    }

    /// Eight spokes, one brighter than the next, that turn once a second.
    private func drawWheel() {
        let side = min(bounds.width, bounds.height)
        let first = Int((time * 8).rounded(.down).truncatingRemainder(dividingBy: 8))
        for index in 0..<8 {
            let (sine, cosine) = Trigonometry.sinCos(Double(index) / 8 * 2 * .pi)
            func point(_ radius: CGFloat) -> NSPoint {
                NSPoint(
                    x: bounds.midX + CGFloat(sine) * radius * side, y: bounds.midY - CGFloat(cosine) * radius * side
                )
            }
            let age = CGFloat((first - index + 8) % 8)
            NSColor.labelColor.withAlphaComponent(0.7 - 0.075 * age).setStroke()
            let spoke = NSBezierPath()
            spoke.move(to: point(0.24))
            spoke.line(to: point(0.42))
            spoke.lineWidth = side / 10
            spoke.lineCapStyle = .round
            spoke.stroke()
        }
    }

    private func drawPie() {
        let side = min(bounds.width, bounds.height) - 2
        guard side > 0 else { return }
        let disc = NSRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        NSColor.secondaryLabelColor.setStroke()
        let ring = NSBezierPath(ovalIn: disc.insetBy(dx: 0.5, dy: 0.5))
        ring.stroke()
        guard part > 0 else { return }
        NSColor.secondaryLabelColor.setFill()
        let center = NSPoint(x: disc.midX, y: disc.midY)
        let pie = NSBezierPath()
        if part < 1 {
            pie.move(to: center)
            // Clockwise as it is seen, which in a flipped view is the way in which angles grow.
            pie.appendArc(
                withCenter: center, radius: side / 2 - 2, startAngle: -90, endAngle: -90 + 360 * part,
                clockwise: false)
            pie.close()
        } else {
            pie.appendOval(in: disc.insetBy(dx: 2, dy: 2))
        }
        pie.fill()
    }
}
