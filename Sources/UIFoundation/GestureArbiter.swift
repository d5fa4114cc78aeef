/// Decides which recogniser goes on when one of them has found its gesture.
@MainActor package enum GestureArbiter {
    /// Follows a change of state that a recogniser asks for.
    package static func set<Gesture: ArbitratedGesture>(_ recognizer: Gesture, to state: Gesture.Phase)
    where Gesture.Gesture == Gesture {
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
        default: break
        }
    }

    private static func finish<Gesture: ArbitratedGesture>(_ recognizer: Gesture, _ state: Gesture.Phase)
    where Gesture.Gesture == Gesture {
        guard recognizer.isUnderWay else { return }
        recognizer.progress = state
        recognizer.tellTargets()
    }

    private static func recognize<Gesture: ArbitratedGesture>(_ recognizer: Gesture, as state: Gesture.Phase)
    where Gesture.Gesture == Gesture {
        guard recognizer.progress == .possible, recognizer.pending == nil else { return }
        let others = recognizer.rivals
        // One that has to fail first and has not yet.
        if others.contains(where: { recognizer.waits(for: $0) && $0.progress == .possible && $0.isEnabled }) {
            recognizer.pending = state
            return
        }
        guard recognizer.mayBegin() else { return set(recognizer, to: .failed) }
        // One that is under way keeps those out that it does not go together with.
        let first = others.first { $0.isUnderWay && $0.prevents(recognizer) }
        guard first == nil else { return set(recognizer, to: .failed) }
        recognizer.pending = nil
        recognizer.progress = state
        for other in others where other.progress == .possible && recognizer.prevents(other) {
            set(other, to: .failed)
        }
        recognizer.takeOver()
        recognizer.tellTargets()
        release(recognizer, failed: false)
    }

    /// Those that waited for this one.
    private static func release<Gesture: ArbitratedGesture>(_ recognizer: Gesture, failed: Bool)
    where Gesture.Gesture == Gesture {
        for other in recognizer.rivals where other.waits(for: recognizer) {
            guard let pending = other.pending else {
                if !failed, other.progress == .possible { set(other, to: .failed) }
                continue
            }
            other.pending = nil
            if failed {
                recognize(other, as: pending)
                if other.hasEnded, other.isUnderWay { set(other, to: .ended) }
            } else {
                set(other, to: .failed)
            }
        }
    }
}
