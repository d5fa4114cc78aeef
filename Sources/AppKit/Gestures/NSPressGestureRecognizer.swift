import QuartzCore

/// A button that is held. Begins after a while, and goes on until it is let go.
@MainActor @preconcurrency open class NSPressGestureRecognizer: NSGestureRecognizer {
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

    /// In seconds; that of a double click unless set.
    open var minimumPressDuration = NSEvent.doubleClickInterval
    /// How far the mouse may move before it begins, in points.
    open var allowableMovement: CGFloat = 4
    open var numberOfTouchesRequired = 1
    private var start = NSPoint.zero

    override func pressed(_ event: NSEvent) {
        start = place
        guard minimumPressDuration > 0 else {
            state = .began
            return
        }
        later(minimumPressDuration) { [weak self] in
            if let self, self.progress == .possible { self.state = .began }
        }
    }

    override func dragged(_ event: NSEvent) {
        if progress != .possible {
            state = .changed
        } else if distance(from: start) > allowableMovement {
            state = .failed
        }
    }

    override func released(_ event: NSEvent) { state = progress == .possible ? .failed : .ended }
}
