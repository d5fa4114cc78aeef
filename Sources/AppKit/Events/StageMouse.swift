import QuartzCore
import UIFoundation

/// Turns what a touch script does into events of the left button and of the keyboard.
@MainActor final class StageMouse {
    private let window: NSWindow
    private var isDown = false
    private var place = NSPoint.zero
    private var lastClick: (time: TimeInterval, place: NSPoint, count: Int)?

    /// Presses at most that far apart, in points and seconds, are several clicks of one.
    private static let (reach, pause): (CGFloat, TimeInterval) = (4, 0.5)

    init(_ window: NSWindow) { self.window = window }

    /// - Parameter origin: Of the picture, in the window's points, y downwards.
    func follow(_ touch: StageTouch, origin: CGPoint) {
        // The window's own space has y upwards.
        let point = NSPoint(
            x: origin.x + touch.place.x, y: window.frame.height - origin.y - touch.place.y)
        // A mouse is one finger.
        guard touch.finger == 0 else { return }
        switch touch.kind {
        case .type(let text): for character in text { type(String(character), code: 0) }
        case .key(let key): type(key.characters, code: key.code)
        case .press:
            isDown = true
            place = point
            send(.leftMouseDown, clickCount: clicks(at: point))
        case .move:
            place = point
            send(isDown ? .leftMouseDragged : .mouseMoved, clickCount: lastClick?.count ?? 1)
        case .release:
            guard isDown else { return }
            isDown = false
            send(.leftMouseUp, clickCount: lastClick?.count ?? 1)
        }
    }

    private func type(_ text: String, code: UInt16) {
        for type in [NSEvent.EventType.keyDown, .keyUp] {
            let event = NSEvent(type: type, location: place, window: window)
            event.details.characters = text
            event.details.charactersIgnoringModifiers = text
            event.details.keyCode = code
            window.sendEvent(event)
        }
    }

    private func clicks(at point: NSPoint) -> Int {
        let now = MediaClock.current.now
        var count = 1
        if let lastClick, now - lastClick.time <= Self.pause, abs(point.x - lastClick.place.x) <= Self.reach,
            abs(point.y - lastClick.place.y) <= Self.reach
        {
            count = lastClick.count + 1
        }
        lastClick = (now, point, count)
        return count
    }

    private func send(_ type: NSEvent.EventType, clickCount: Int) {
        window.sendEvent(NSEvent(type: type, location: place, window: window, clickCount: clickCount))
    }
}
