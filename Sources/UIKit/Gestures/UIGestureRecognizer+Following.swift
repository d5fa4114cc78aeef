import QuartzCore

extension UIGestureRecognizer {
    /// The touches that are still down.
    final var activeTouches: [UITouch] { touches.filter { $0.phase != .ended && $0.phase != .cancelled } }

    /// In the space of a view; of the window where that is nil. After the last touch was lifted, where that was.
    final func middle(in view: UIView?) -> CGPoint {
        let active = activeTouches
        let counted = active.isEmpty ? touches : active
        guard !counted.isEmpty else {
            return view?.convert(lastPosition, from: viewReference?.window) ?? lastPosition
        }
        let places = counted.map { $0.location(in: view) }
        let count = CGFloat(places.count)
        return CGPoint(x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
    }

    /// For gestures of two fingers: one is over as soon as a finger is lifted, and failed if it never began.
    final func endWithoutTwoTouches() {
        if isUnderWay, activeTouches.count < 2 {
            state = .ended
        } else if activeTouches.isEmpty {
            state = .failed
        }
    }

    /// Tells the targets.
    package final func tellTargets() {
        for (selector, target) in actionTargets where !target.isGone {
            if let value = target.value { selector.perform(on: value, with: self) }
        }
        actionTargets.removeAll(where: \.target.isGone)
    }

    /// Does something after some seconds of the common clock, unless the touches of now are over by then.
    final func later(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        let now = sequence
        MediaClock.current.later(seconds) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.sequence == now else { return }
                body()
                self.viewReference?.window?.touchDelivery.settle()
            }
        }
    }
}
