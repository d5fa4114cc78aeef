import QuartzCore

extension UIControl {
    /// How far outside of a control a followed touch still counts as on it, in points: what systems are reported to do.
    private static let reach: CGFloat = 70

    private func isInside(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
    }

    final func begin(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first, beginTracking(touch, with: event) else { return }
        trackedTouch = touch
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    }

    final func move(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch)
        if isHighlighted != isTouchInside { isHighlighted = isTouchInside }
        guard continueTracking(touch, with: event) else { return stopTracking() }
        var events: UIControl.Event = isTouchInside ? .touchDragInside : .touchDragOutside
        if isTouchInside != wasInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
        send(events, event)
    }

    final func end(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        let isInside = isInside(touch)
        isTouchInside = isInside
        endTracking(touch, with: event)
        stopTracking()
        send(isInside ? .touchUpInside : .touchUpOutside, event)
        if isInside, !eventsOfTouchUp.isEmpty { send(eventsOfTouchUp, event) }
    }

    final func cancel(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isTracking, trackedTouch.map(touches.contains) ?? true else { return }
        cancelTracking(with: event)
        stopTracking()
        send(.touchCancel, event)
    }

    private func stopTracking() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        if isHighlighted { isHighlighted = false }
    }
}
