import QuartzCore

/// A finger that rests. Begins after a while, and goes on until the finger is lifted.
@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Taps before the press.
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    /// In seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far fingers may move before it begins, in points.
    open var allowableMovement: CGFloat = 10

    private var taps = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard !isUnderWay else { return }
        guard activeTouches.count <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        guard activeTouches.count == numberOfTouchesRequired, taps == numberOfTapsRequired else { return }
        guard minimumPressDuration > 0 else {
            state = .began
            return
        }
        later(minimumPressDuration) { [weak self] in
            guard let self, self.progress == .possible, self.activeTouches.count == self.numberOfTouchesRequired,
                self.taps == self.numberOfTapsRequired
            else { return }
            self.state = .began
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if isUnderWay {
            state = .changed
        } else if touches.contains(where: { distance($0.position, $0.firstPosition) > allowableMovement }) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if isUnderWay {
            state = .ended
        } else if taps < numberOfTapsRequired, activeTouches.isEmpty {
            taps += 1
            let tap = taps
            later(UITapGestureRecognizer.pause) { [weak self] in
                if let self, self.taps == tap, self.activeTouches.isEmpty { self.state = .failed }
            }
        } else if pending == nil || activeTouches.isEmpty {
            state = .failed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        taps = 0
    }
}

/// In points.
func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
    let (x, y) = (first.x - second.x, first.y - second.y)
    return (x * x + y * y).squareRoot()
}
