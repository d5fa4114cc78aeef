import QuartzCore

/// Short touches that do not move.
@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
    /// As systems are reported to do: how long a tap may last and how long the next may take to come, in seconds, and how
    /// far a finger may move or the next one lie, in points.
    static let (longest, pause, reach): (TimeInterval, TimeInterval, CGFloat) = (0.75, 0.35, 45)

    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    private var taps = 0
    /// The most fingers that were down at once in this tap.
    private var fingers = 0
    private var firstPlace = CGPoint.zero

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        fingers = max(fingers, activeTouches.count)
        let place = middle(in: nil)
        if taps == 0 && fingers == touches.count { firstPlace = place }
        guard fingers <= numberOfTouchesRequired, Self.isNear(place, firstPlace) || fingers > 1 else {
            state = .failed
            return
        }
        let tap = taps
        later(Self.longest) { [weak self] in
            guard let self, self.taps == tap, !self.activeTouches.isEmpty, self.pending == nil else { return }
            self.state = .failed
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if touches.contains(where: { !Self.isNear($0.position, $0.firstPosition) }) { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard activeTouches.isEmpty else { return }
        guard fingers == numberOfTouchesRequired else {
            state = .failed
            return
        }
        fingers = 0
        taps += 1
        if taps >= numberOfTapsRequired {
            state = .ended
            return
        }
        let tap = taps
        later(Self.pause) { [weak self] in
            guard let self, self.taps == tap, self.activeTouches.isEmpty else { return }
            self.state = .failed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    open override func reset() {
        super.reset()
        (taps, fingers) = (0, 0)
    }

    static func isNear(_ first: CGPoint, _ second: CGPoint) -> Bool {
        let (x, y) = (first.x - second.x, first.y - second.y)
        return x * x + y * y <= reach * reach
    }
}
