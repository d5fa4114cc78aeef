import QuartzCore

/// Fingers that are dragged. Begins once they have moved 10 points.
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How far fingers move before it is a drag, in points.
    static let threshold: CGFloat = 10

    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    open var allowedScrollTypesMask = UIScrollTypeMask()

    /// The sum of all moves since the beginning, in the window's space.
    private var moved = CGPoint.zero
    /// What was subtracted by `setTranslation(_:in:)`.
    private var origin = CGPoint.zero
    private var speed = PointerSpeed()

    /// How far the fingers have moved since the touch began, or since the last `setTranslation(_:in:)`, in the space of
    /// `view`.
    open func translation(in view: UIView?) -> CGPoint {
        local(CGPoint(x: moved.x - origin.x, y: moved.y - origin.y), in: view)
    }

    /// Makes the present translation another one.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let zero = view?.convert(CGPoint.zero, to: nil) ?? .zero
        let shift = view?.convert(translation, to: nil) ?? translation
        origin = CGPoint(x: moved.x - (shift.x - zero.x), y: moved.y - (shift.y - zero.y))
    }

    /// In points a second, in the space of `view`.
    open func velocity(in view: UIView?) -> CGPoint { local(speed.velocity, in: view) }

    /// A way in the window's space, in that of a view.
    private func local(_ way: CGPoint, in view: UIView?) -> CGPoint {
        guard let view else { return way }
        let (start, end) = (view.convert(CGPoint.zero, from: nil), view.convert(way, from: nil))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if activeTouches.count > maximumNumberOfTouches {
            if isUnderWay { state = .cancelled } else { state = .failed }
            return
        }
        speed.restart(at: middle(in: nil), event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let active = activeTouches
        guard active.count >= minimumNumberOfTouches else { return }
        let count = CGFloat(active.count)
        for touch in touches {
            moved.x += (touch.position.x - touch.previousPosition.x) / count
            moved.y += (touch.position.y - touch.previousPosition.y) / count
        }
        speed.add(middle(in: nil), event.timestamp)
        if isUnderWay {
            state = .changed
        } else if begins(moved) {
            state = .began
        }
    }

    /// Whether a way since the first touch is a drag.
    func begins(_ way: CGPoint) -> Bool {
        way.x * way.x + way.y * way.y >= Self.threshold * Self.threshold
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if activeTouches.count >= minimumNumberOfTouches {
            speed.restart(at: middle(in: nil), event.timestamp)
            return
        }
        speed.end(event.timestamp)
        if isUnderWay {
            state = .ended
        } else if activeTouches.isEmpty {
            state = pending == nil ? .failed : .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = isUnderWay ? .cancelled : .failed
    }

    open override func reset() {
        super.reset()
        (moved, origin, speed) = (.zero, .zero, PointerSpeed())
    }
}
