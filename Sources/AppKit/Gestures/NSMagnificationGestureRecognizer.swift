import QuartzCore

/// Two fingers on a trackpad that move apart or together.
@MainActor @preconcurrency open class NSMagnificationGestureRecognizer: NSGestureRecognizer {
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysMagnificationEvents = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        delaysMagnificationEvents = true
    }

    /// What the gesture adds to a magnification of 1, since its beginning or since it was set.
    open var magnification: CGFloat = 0

    open override func magnify(with event: NSEvent) {
        if event.phase.contains(.began) { magnification = 0 }
        if event.magnification.isFinite { magnification += event.magnification }
        follow(event.phase)
    }

    open override func reset() {
        super.reset()
        magnification = 0
    }
}

extension NSGestureRecognizer {
    /// Follows the phases of a gesture on a trackpad.
    final func follow(_ phase: NSEvent.Phase) {
        if phase.contains(.cancelled) {
            state = .cancelled
        } else if phase.contains(.ended) {
            state = progress == .possible && pending == nil ? .failed : .ended
        } else {
            state = progress == .possible ? .began : .changed
        }
    }
}
