import QuartzCore
import UIFoundation

extension NSGestureRecognizer.State: GesturePhase {}

extension NSGestureRecognizer: ArbitratedGesture {
    private var delivery: MouseDelivery? { viewReference?.windowReference?.mouse }

    package final var rivals: [NSGestureRecognizer] { (delivery?.following ?? []).filter { $0 !== self } }

    package final var hasEnded: Bool { delivery?.isDown != true }

    package final func prevents(_ other: NSGestureRecognizer) -> Bool {
        canPrevent(other) && other.canBePrevented(by: self)
            && delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
            && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
    }

    package final func waits(for other: NSGestureRecognizer) -> Bool {
        shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    package final func mayBegin() -> Bool { delegate?.gestureRecognizerShouldBegin(self) ?? true }

    package final func takeOver() { delivery?.takeOver() }

    package final func tellTargets() {
        if let target, let action { action.perform(on: target, with: self) }
    }

    final func mayAttempt(_ event: NSEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldAttemptToRecognizeWith: event) ?? true
    }

    /// Whether it is in the middle of a gesture, with a button down or without.
    final var isFollowing: Bool { isUnderWay || isWaiting || pending != nil }

    final func delays(_ event: NSEvent) -> Bool {
        switch event.type {
        case .leftMouseDown, .leftMouseDragged, .leftMouseUp: delaysPrimaryMouseButtonEvents
        case .rightMouseDown, .rightMouseDragged, .rightMouseUp: delaysSecondaryMouseButtonEvents
        default: delaysOtherMouseButtonEvents
        }
    }

    /// It was turned off or taken away.
    final func stop() {
        GestureArbiter.set(self, to: .cancelled)
        delivery?.forget(self)
        restart()
        delivery?.settle()
    }

    /// The gesture is over: everything begins anew.
    final func restart() {
        sequence += 1
        pending = nil
        isWaiting = false
        progress = .possible
        reset()
    }

    /// Does something after some seconds of the common clock, unless the gesture of now is over by then.
    final func later(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        let now = sequence
        MediaClock.current.later(seconds) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.sequence == now else { return }
                body()
                self.delivery?.settle()
            }
        }
    }

    final func distance(from start: NSPoint) -> CGFloat {
        let (x, y) = (place.x - start.x, place.y - start.y)
        return (x * x + y * y).squareRoot()
    }
}

extension NSView {
    final func attach(_ recognizer: NSGestureRecognizer) {
        guard recognizer.viewReference !== self else { return }
        recognizer.viewReference?.removeGestureRecognizer(recognizer)
        recognizer.viewReference = self
        recognizerList.append(recognizer)
    }

    final func detach(_ recognizer: NSGestureRecognizer) {
        guard recognizer.viewReference === self else { return }
        recognizerList.removeAll { $0 === recognizer }
        recognizer.stop()
        recognizer.viewReference = nil
    }

    final func replaceRecognizers(with recognizers: [NSGestureRecognizer]) {
        for recognizer in recognizerList { removeGestureRecognizer(recognizer) }
        for recognizer in recognizers { addGestureRecognizer(recognizer) }
    }
}
