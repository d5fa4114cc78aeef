import QuartzCore

/// Two fingers that turn about each other.
@MainActor @preconcurrency open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers turn before it begins, in radians.
    private static let threshold: CGFloat = .pi / 36

    private var lastAngle: CGFloat?
    private var lastTime: TimeInterval = 0

    /// Since the beginning, or since it was set; in radians, clockwise on the screen. Whole turns count.
    open var rotation: CGFloat = 0 {
        didSet { if !rotation.isFinite { rotation = oldValue } }
    }
    /// In radians a second.
    open private(set) var velocity: CGFloat = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if activeTouches.count == 2 {
            lastAngle = TwoFingers(activeTouches)?.angle
            lastTime = event.timestamp
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let fingers = TwoFingers(activeTouches), let lastAngle else { return }
        var turn = fingers.angle - lastAngle
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        rotation += turn
        if event.timestamp > lastTime { velocity = turn / CGFloat(event.timestamp - lastTime) }
        (self.lastAngle, lastTime) = (fingers.angle, event.timestamp)
        if isUnderWay {
            state = .changed
        } else if abs(rotation) >= Self.threshold {
            state = .began
        }
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
        (lastAngle, rotation, velocity) = (nil, 0, 0)
    }
}
