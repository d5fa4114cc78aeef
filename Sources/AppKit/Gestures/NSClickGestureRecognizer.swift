import QuartzCore

/// One click, or several that follow one another.
@MainActor @preconcurrency open class NSClickGestureRecognizer: NSGestureRecognizer {
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        buttons = 0x1
        delaysPrimaryMouseButtonEvents = true
    }

    /// A bit for each button that counts, the left one the lowest.
    open var buttonMask: Int {
        get { buttons ?? 0x1 }
        set { buttons = newValue }
    }

    /// How far the mouse may move, in points; by eye.
    private static let reach: CGFloat = 4

    open var numberOfClicksRequired = 1
    open var numberOfTouchesRequired = 1
    private var start = NSPoint.zero
    private var clicks = 0

    override func pressed(_ event: NSEvent) {
        if clicks == 0 { start = place }
        isWaiting = false
        if distance(from: start) > Self.reach { state = .failed }
    }

    override func dragged(_ event: NSEvent) {
        if distance(from: start) > Self.reach { state = .failed }
    }

    override func released(_ event: NSEvent) {
        clicks += 1
        guard clicks < numberOfClicksRequired else {
            state = .ended
            return
        }
        isWaiting = true
        let click = clicks
        later(NSEvent.doubleClickInterval) { [weak self] in
            guard let self, self.clicks == click, self.isWaiting else { return }
            self.state = .failed
        }
    }

    open override func reset() {
        super.reset()
        clicks = 0
    }
}
