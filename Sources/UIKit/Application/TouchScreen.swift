import QuartzCore
import UIFoundation

/// One finger on a window: what a script or a person does becomes events.
@MainActor package final class TouchScreen {
    /// How soon and how near to the last tap another one counts with it, in seconds and points.
    private static let (pause, reach): (TimeInterval, CGFloat) = (0.35, 45)

    private let window: UIWindow
    private var touch: UITouch?
    private var lastTap: (time: TimeInterval, point: CGPoint, count: Int)?

    package init(window: UIWindow) {
        self.window = window
    }

    package var isDown: Bool { touch != nil }

    /// Puts the finger down; one that is down is lifted first.
    ///
    /// - Parameter point: In the window's points, as in all of these.
    package func press(_ point: CGPoint) {
        release()
        let touch = UITouch()
        touch.window = window
        (touch.position, touch.previousPosition) = (point, point)
        let now = MediaClock.current.now
        if let lastTap, now - lastTap.time <= Self.pause, isNear(lastTap.point, point) {
            touch.tapCount = lastTap.count + 1
        }
        self.touch = touch
        send(touch, .began)
    }

    package func move(to point: CGPoint) {
        guard let touch else { return }
        (touch.previousPosition, touch.position) = (touch.position, point)
        send(touch, .moved)
    }

    package func release() {
        guard let touch else { return }
        touch.previousPosition = touch.position
        lastTap = (MediaClock.current.now, touch.position, touch.tapCount)
        send(touch, .ended)
        self.touch = nil
    }

    /// As when the system takes the touch away.
    package func cancel() {
        guard let touch else { return }
        send(touch, .cancelled)
        self.touch = nil
    }

    /// What a finger does on a stage.
    ///
    /// - Parameter origin: Of the picture, in the window's points.
    func follow(_ touch: StageTouch, origin: CGPoint) {
        let point = CGPoint(x: origin.x + touch.place.x, y: origin.y + touch.place.y)
        switch touch.kind {
        case .press: press(point)
        case .move: move(to: point)
        case .release: release()
        }
    }

    private func send(_ touch: UITouch, _ phase: UITouch.Phase) {
        touch.phase = phase
        touch.timestamp = MediaClock.current.now
        let event = UIEvent()
        event.timestamp = touch.timestamp
        event.allTouches = [touch]
        UIApplication.shared.sendEvent(event)
    }

    private func isNear(_ first: CGPoint, _ second: CGPoint) -> Bool {
        abs(first.x - second.x) <= Self.reach && abs(first.y - second.y) <= Self.reach
    }
}
