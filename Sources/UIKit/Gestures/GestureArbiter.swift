import QuartzCore

/// Decides which recogniser goes on when one of them has found its gesture.
@MainActor enum GestureArbiter {
    /// Follows a change of state that a recogniser asks for.
    static func set(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
        switch state {
        case .possible:
            recognizer.progress = .possible
        case .failed:
            guard recognizer.progress == .possible else { return finish(recognizer, .cancelled) }
            recognizer.pending = nil
            recognizer.progress = .failed
            release(recognizer, failed: true)
        case .began:
            recognize(recognizer, as: .began)
        case .changed:
            if recognizer.pending != nil { return }
            if recognizer.progress == .possible { return recognize(recognizer, as: .began) }
            guard recognizer.isUnderWay else { return }
            recognizer.progress = .changed
            recognizer.tellTargets()
        case .ended:
            if recognizer.pending != nil {
                recognizer.pending = .ended
            } else if recognizer.progress == .possible {
                recognize(recognizer, as: .ended)
            } else {
                finish(recognizer, .ended)
            }
        case .cancelled:
            if recognizer.progress == .possible { return set(recognizer, to: .failed) }
            finish(recognizer, .cancelled)
        }
    }

    private static func finish(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        guard recognizer.isUnderWay else { return }
        recognizer.progress = state
        recognizer.tellTargets()
    }

    /// One that was turned off or taken away.
    static func stop(_ recognizer: UIGestureRecognizer) {
        set(recognizer, to: .cancelled)
        for touch in recognizer.touches { touch.gestureRecognizers?.removeAll { $0 === recognizer } }
        restart(recognizer)
    }

    /// The touches are over: everything begins anew.
    static func restart(_ recognizer: UIGestureRecognizer) {
        recognizer.sequence += 1
        recognizer.lastPosition = recognizer.middle(in: nil)
        recognizer.touches = []
        recognizer.pending = nil
        recognizer.progress = .possible
        recognizer.reset()
    }

    private static func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
        guard recognizer.progress == .possible, recognizer.pending == nil else { return }
        let others = others(of: recognizer)
        if isWaiting(recognizer, others) {
            recognizer.pending = state
            return
        }
        guard mayBegin(recognizer) else { return set(recognizer, to: .failed) }
        // One that is under way keeps those out that it does not go together with.
        let first = others.first { $0.isUnderWay && prevents($0, recognizer) }
        guard first == nil else { return set(recognizer, to: .failed) }
        recognizer.pending = nil
        recognizer.progress = state
        for other in others where other.progress == .possible && prevents(recognizer, other) {
            set(other, to: .failed)
        }
        if recognizer.cancelsTouchesInView {
            for touch in recognizer.touches { touch.window?.touchDelivery.cancelInView(touch) }
        }
        recognizer.tellTargets()
        release(recognizer, failed: false)
    }

    /// Those that follow one of the same touches.
    private static func others(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        for touch in recognizer.touches {
            for other in touch.gestureRecognizers ?? []
            where other !== recognizer && !found.contains(where: { $0 === other }) {
                found.append(other)
            }
        }
        return found
    }

    private static func prevents(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        first.canPrevent(second) && second.canBePrevented(by: first)
            && first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) != true
            && second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) != true
    }

    /// Whether one has to fail first that has not yet.
    private static func isWaiting(_ recognizer: UIGestureRecognizer, _ others: [UIGestureRecognizer]) -> Bool {
        others.contains { other in waits(recognizer, for: other) && other.progress == .possible && other.isEnabled }
    }

    static func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        recognizer.required.contains { $0.recognizer === other }
            || recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    }

    /// Those that waited for this one.
    private static func release(_ recognizer: UIGestureRecognizer, failed: Bool) {
        for other in others(of: recognizer) where waits(other, for: recognizer) {
            guard let pending = other.pending else {
                if !failed, other.progress == .possible { set(other, to: .failed) }
                continue
            }
            other.pending = nil
            if failed {
                recognize(other, as: pending)
                if other.touches.allSatisfy({ $0.phase == .ended }), other.isUnderWay { set(other, to: .ended) }
            } else {
                set(other, to: .failed)
            }
        }
    }

    /// Asks the delegate, then the views from the touched one up to the recogniser's.
    private static func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else { return false }
        var view = recognizer.touches.first?.view ?? recognizer.view
        while let current = view {
            guard current.gestureRecognizerShouldBegin(recognizer) else { return false }
            if current === recognizer.view { break }
            view = current.superview
        }
        return true
    }
}
