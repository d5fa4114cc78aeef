import QuartzCore
import UIFoundation

/// Fingers on a window, and a keyboard before it: what a script or a person does becomes events.
@MainActor package final class TouchScreen {
    /// How soon and how near to the last tap another one counts with it, in seconds and points.
    private static let (pause, reach): (TimeInterval, CGFloat) = (0.35, 45)

    private let window: UIWindow
    private var touches: [Int: UITouch] = [:]
    private var lastTap: (time: TimeInterval, point: CGPoint, count: Int)?

    package init(window: UIWindow) {
        self.window = window
    }

    package var isDown: Bool { !touches.isEmpty }

    /// Puts a finger down; one that is down is lifted first.
    ///
    /// - Parameters:
    ///   - point: In the window's points, as in all of these.
    ///   - finger: 0 for the first.
    package func press(_ point: CGPoint, finger: Int = 0) {
        release(finger: finger)
        let touch = UITouch()
        touch.window = window
        (touch.position, touch.previousPosition) = (point, point)
        let now = MediaClock.current.now
        if let lastTap, now - lastTap.time <= Self.pause, isNear(lastTap.point, point) {
            touch.tapCount = lastTap.count + 1
        }
        touches[finger] = touch
        send(touch, .began)
    }

    package func move(to point: CGPoint, finger: Int = 0) {
        guard let touch = touches[finger] else { return }
        (touch.previousPosition, touch.position) = (touch.position, point)
        send(touch, .moved)
    }

    package func release(finger: Int = 0) {
        guard let touch = touches[finger] else { return }
        touch.previousPosition = touch.position
        lastTap = (MediaClock.current.now, touch.position, touch.tapCount)
        send(touch, .ended)
        touches[finger] = nil
    }

    /// As when the system takes the touch away.
    package func cancel(finger: Int = 0) {
        guard let touch = touches[finger] else { return }
        send(touch, .cancelled)
        touches[finger] = nil
    }

    /// What a finger or the keyboard does on a stage.
    ///
    /// - Parameter origin: Of the picture, in the window's points.
    func follow(_ touch: StageTouch, origin: CGPoint) {
        let point = CGPoint(x: origin.x + touch.place.x, y: origin.y + touch.place.y)
        switch touch.kind {
        case .press: press(point, finger: touch.finger)
        case .move: move(to: point, finger: touch.finger)
        case .release: release(finger: touch.finger)
        case .type(let text): Keyboard.type(text, in: window)
        case .key(let key): Keyboard.press(key, in: window)
        }
    }

    private func send(_ touch: UITouch, _ phase: UITouch.Phase) {
        touch.phase = phase
        touch.timestamp = MediaClock.current.now
        // The others have not moved since.
        for other in touches.values where other !== touch {
            other.phase = .stationary
            other.previousPosition = other.position
        }
        let event = UIEvent()
        event.timestamp = touch.timestamp
        event.allTouches = Set(touches.values).union([touch])
        UIApplication.shared.sendEvent(event)
    }

    private func isNear(_ first: CGPoint, _ second: CGPoint) -> Bool {
        abs(first.x - second.x) <= Self.reach && abs(first.y - second.y) <= Self.reach
    }
}
