import QuartzCore
import UIFoundation

extension UIGestureRecognizer.State: GesturePhase {}

extension UIGestureRecognizer: ArbitratedGesture {
    /// Those that follow one of the same touches.
    package final var rivals: [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        for touch in touches {
            for other in touch.gestureRecognizers ?? []
            where other !== self && !found.contains(where: { $0 === other }) {
                found.append(other)
            }
        }
        return found
    }

    package final var hasEnded: Bool { touches.allSatisfy { $0.phase == .ended } }

    package final func prevents(_ other: UIGestureRecognizer) -> Bool {
        canPrevent(other) && other.canBePrevented(by: self)
            && delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
            && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
    }

    package final func waits(for other: UIGestureRecognizer) -> Bool {
        required.contains { $0.recognizer === other }
            || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    /// Asks the delegate, then the views from the touched one up to the recogniser's.
    package final func mayBegin() -> Bool {
        guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
        var asked = touches.first?.view ?? view
        while let current = asked {
            guard current.gestureRecognizerShouldBegin(self) else { return false }
            if current === view { break }
            asked = current.superview
        }
        return true
    }

    package final func takeOver() {
        guard cancelsTouchesInView else { return }
        for touch in touches { touch.window?.touchDelivery.cancelInView(touch) }
    }

    /// It was turned off or taken away.
    final func stop() {
        GestureArbiter.set(self, to: .cancelled)
        for touch in touches { touch.gestureRecognizers?.removeAll { $0 === self } }
        restart()
    }

    /// The touches are over: everything begins anew.
    final func restart() {
        sequence += 1
        lastPosition = middle(in: nil)
        touches = []
        pending = nil
        progress = .possible
        reset()
    }
}
