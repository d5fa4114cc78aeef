import QuartzCore

/// Brings the touches of a window to recognisers and views.
///
/// A touch belongs to the view that it began on, and is followed by the recognisers of that view and those around it.
/// Recognisers hear first. The view hears of the beginning once no recogniser is undecided that holds it back
/// (`delaysTouchesBegan`), of the end likewise (`delaysTouchesEnded`), and of a cancellation when a gesture is recognised
/// (`cancelsTouchesInView`).
@MainActor final class TouchDelivery {
    private struct Message {
        let touch: UITouch
        let phase: UITouch.Phase
        let event: UIEvent
    }

    /// What views do not know yet, in order.
    private var held: [Message] = []
    /// Touches whose view knows of them.
    private var known: Set<UITouch> = []
    private var following: [UIGestureRecognizer] = []
    /// The one that is being delivered.
    private var event: UIEvent?

    func deliver(_ event: UIEvent, to window: UIWindow) {
        let touches = (event.allTouches ?? []).filter { $0.window === window }
            .sorted { ($0.timestamp, $0.position.x) < ($1.timestamp, $1.position.x) }
        self.event = event
        for touch in touches where touch.phase == .began { begin(touch, event, window) }
        tellRecognizers(touches, event)
        for touch in touches where touch.phase != .stationary {
            held.append(Message(touch: touch, phase: touch.phase, event: event))
        }
        settle()
        self.event = nil
    }

    /// After a change that no event has brought.
    func settleBetweenEvents() {
        if event == nil { settle() }
    }

    private func begin(_ touch: UITouch, _ event: UIEvent, _ window: UIWindow) {
        let hit = window.hitTest(touch.position, with: event)
        touch.view = hit
        touch.firstPosition = touch.position
        if let hit, !hit.isMultipleTouchEnabled, known.contains(where: { $0.view === hit }) {
            touch.isCancelledInView = true
        }
        var found: [UIGestureRecognizer] = []
        var view = hit
        while let current = view {
            for recognizer in current.recognizerList where recognizer.isEnabled && !recognizer.isOver {
                guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true,
                    recognizer.shouldReceive(event)
                else { continue }
                found.append(recognizer)
            }
            view = current.superview
        }
        touch.gestureRecognizers = found
        for recognizer in found {
            recognizer.touches.append(touch)
            if !following.contains(where: { $0 === recognizer }) { following.append(recognizer) }
        }
    }

    private func tellRecognizers(_ touches: [UITouch], _ event: UIEvent) {
        for recognizer in following {
            for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
                let own = Set(
                    touches.filter { touch in
                        touch.phase == phase && recognizer.touches.contains { $0 === touch }
                    })
                guard !own.isEmpty, !recognizer.isOver else { continue }
                switch phase {
                case .began: recognizer.touchesBegan(own, with: event)
                case .moved: recognizer.touchesMoved(own, with: event)
                case .ended: recognizer.touchesEnded(own, with: event)
                default: recognizer.touchesCancelled(own, with: event)
                }
            }
        }
    }

    /// Tells the views what is not held back any longer, and lets those recognisers begin anew whose touches are over.
    func settle() {
        var waiting: [Message] = []
        let messages = held
        held = []
        for message in messages {
            let isBehind = waiting.contains { $0.touch === message.touch }
            if isBehind || isHeldBack(message) { waiting.append(message) } else { tellView(message) }
        }
        held = waiting + held
        for recognizer in following where recognizer.isOver && recognizer.activeTouches.isEmpty {
            recognizer.restart()
        }
        following.removeAll { $0.touches.isEmpty }
    }

    private func isHeldBack(_ message: Message) -> Bool {
        let undecided = (message.touch.gestureRecognizers ?? []).filter { recognizer in
            recognizer.progress == .possible && recognizer.touches.contains { $0 === message.touch }
        }
        return switch message.phase {
        case .began: undecided.contains(where: \.delaysTouchesBegan)
        case .ended: undecided.contains(where: \.delaysTouchesEnded)
        default: false
        }
    }

    private func tellView(_ message: Message) {
        let touch = message.touch
        defer { if message.phase == .ended || message.phase == .cancelled { known.remove(touch) } }
        guard !touch.isCancelledInView, let view = touch.view else { return }
        switch message.phase {
        case .began:
            known.insert(touch)
            view.touchesBegan([touch], with: message.event)
        case .moved: view.touchesMoved([touch], with: message.event)
        case .ended: view.touchesEnded([touch], with: message.event)
        case .cancelled: view.touchesCancelled([touch], with: message.event)
        default: break
        }
    }

    /// A gesture has taken the touch: the view is told that it is over, if it knew of it.
    func cancelInView(_ touch: UITouch) {
        guard !touch.isCancelledInView else { return }
        touch.isCancelledInView = true
        held.removeAll { $0.touch === touch }
        guard known.remove(touch) != nil else { return }
        touch.view?.touchesCancelled([touch], with: event)
    }
}
