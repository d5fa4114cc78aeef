import QuartzCore
import UIFoundation

/// Brings what the mouse's buttons do to recognisers and views.
///
/// A press belongs to the view that it began on, and is followed by the recognisers of that view and those around it.
/// Recognisers hear first. The view hears once no recogniser is undecided that holds its events back, and nothing more
/// once a gesture is recognised.
@MainActor final class MouseDelivery {
    private weak var target: NSView?
    private(set) var following: [NSGestureRecognizer] = []
    /// What the view does not know yet, in order.
    private var held: [(event: NSEvent, view: NSView)] = []
    private var isTaken = false
    private var isDelivering = false
    private(set) var isDown = false

    func press(_ event: NSEvent, on view: NSView) {
        isDown = true
        isTaken = false
        target = view
        for recognizer in Self.recognizers(from: view)
        where recognizer.isEnabled && !recognizer.isOver && recognizer.mayAttempt(event) {
            if !following.contains(where: { $0 === recognizer }) { following.append(recognizer) }
        }
        deliver(event)
    }

    /// A drag, or the end of the press.
    func follow(_ event: NSEvent) {
        guard isDown else { return }
        if [.leftMouseUp, .rightMouseUp, .otherMouseUp].contains(event.type) { isDown = false }
        deliver(event)
        if !isDown { target = nil }
    }

    /// Two fingers on a trackpad: each event goes to the recognisers over it, then to the view.
    func gesture(_ event: NSEvent, on view: NSView?) {
        guard let view else { return }
        isTaken = false
        for recognizer in Self.recognizers(from: view) where recognizer.isEnabled && !recognizer.isOver {
            if !following.contains(where: { $0 === recognizer }), recognizer.mayAttempt(event) {
                following.append(recognizer)
            }
        }
        isDelivering = true
        for recognizer in following { recognizer.hear(event) }
        isDelivering = false
        let isHeard = following.contains { $0.progress != .possible && $0.progress != .failed }
        settle()
        if isHeard { return }
        if event.type == .magnify { view.magnify(with: event) } else { view.rotate(with: event) }
    }

    private static func recognizers(from view: NSView) -> [NSGestureRecognizer] {
        var found: [NSGestureRecognizer] = []
        var current: NSView? = view
        while let next = current {
            found += next.recognizerList
            current = next.superviewReference
        }
        return found
    }

    private func deliver(_ event: NSEvent) {
        isDelivering = true
        for recognizer in following where !recognizer.isOver { recognizer.hear(event) }
        isDelivering = false
        if let target { held.append((event, target)) }
        settle()
    }

    /// Tells the view what is not held back any longer, and lets recognisers begin anew whose press is over.
    func settle() {
        guard !isDelivering else { return }
        if isTaken { held = [] }
        while let next = held.first, !isHeldBack(next.event) {
            held.removeFirst()
            next.view.hear(next.event)
        }
        guard !isDown else { return }
        for recognizer in following where recognizer.isOver { recognizer.restart() }
        following.removeAll { !$0.isFollowing }
    }

    private func isHeldBack(_ event: NSEvent) -> Bool {
        following.contains { $0.progress == .possible && $0.delays(event) }
    }

    /// A gesture has taken the press: the view hears no more of it.
    func takeOver() { isTaken = true }

    func forget(_ recognizer: NSGestureRecognizer) { following.removeAll { $0 === recognizer } }
}

extension NSView {
    fileprivate func hear(_ event: NSEvent) {
        switch event.type {
        case .leftMouseDown: mouseDown(with: event)
        case .leftMouseDragged: mouseDragged(with: event)
        case .leftMouseUp: mouseUp(with: event)
        case .rightMouseDown: rightMouseDown(with: event)
        case .rightMouseDragged: rightMouseDragged(with: event)
        case .rightMouseUp: rightMouseUp(with: event)
        case .otherMouseDown: otherMouseDown(with: event)
        case .otherMouseDragged: otherMouseDragged(with: event)
        case .otherMouseUp: otherMouseUp(with: event)
        default: break
        }
    }
}
