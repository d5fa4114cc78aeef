import QuartzCore

/// A quick stroke in one direction.
@MainActor @preconcurrency open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// As systems are reported to do: how long a stroke may last, in seconds, how long it must be, and how far it may
    /// stray to the side, in points.
    private static let (longest, way, stray): (TimeInterval, CGFloat, CGFloat) = (0.5, 50, 50)

    open var direction = Direction.right
    open var numberOfTouchesRequired = 1
    private var start: TimeInterval = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if activeTouches.count == touches.count { start = event.timestamp }
        if activeTouches.count > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard progress == .possible, let touch = activeTouches.first else { return }
        guard event.timestamp - start <= Self.longest else {
            state = .failed
            return
        }
        guard activeTouches.count == numberOfTouchesRequired else { return }
        let (x, y) = (touch.position.x - touch.firstPosition.x, touch.position.y - touch.firstPosition.y)
        let ways: [(Direction, CGFloat, CGFloat)] = [(.right, x, y), (.left, -x, y), (.down, y, x), (.up, -y, x)]
        let allowed = ways.filter { direction.contains($0.0) }
        if allowed.contains(where: { $0.1 >= Self.way && abs($0.2) <= Self.stray }) {
            state = .ended
        } else if !allowed.contains(where: { abs($0.2) <= Self.stray && $0.1 > -Self.stray }) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if progress == .possible, pending == nil { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }
}
