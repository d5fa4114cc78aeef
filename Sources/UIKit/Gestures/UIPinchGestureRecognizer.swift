import QuartzCore

/// Two fingers that move apart or together.
@MainActor @preconcurrency open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers move before it begins, in points.
    private static let threshold: CGFloat = 8

    private var start: CGFloat?
    private var own: CGFloat = 1
    private var last: (scale: CGFloat, time: TimeInterval)?

    /// How many times as far the fingers are apart as at the beginning, or since it was set.
    open var scale: CGFloat {
        get { own }
        set {
            guard newValue.isFinite, newValue > 0, let fingers = TwoFingers(activeTouches) else { return }
            own = newValue
            start = fingers.length / newValue
        }
    }
    /// Of the scale, a second.
    open private(set) var velocity: CGFloat = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if activeTouches.count == 2, let fingers = TwoFingers(activeTouches) {
            start = max(fingers.length, 1) / own
            last = (own, event.timestamp)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let fingers = TwoFingers(activeTouches), let start else { return }
        if !isUnderWay, abs(fingers.length - start) < Self.threshold { return }
        own = fingers.length / start
        if let last, event.timestamp > last.time {
            velocity = (own - last.scale) / CGFloat(event.timestamp - last.time)
        }
        last = (own, event.timestamp)
        state = isUnderWay ? .changed : .began
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        endWithoutTwoTouches()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        (start, own, last, velocity) = (nil, 1, nil, 0)
    }
}
