import QuartzCore

/// Something that happened to the interface: touches that began, moved or ended.
@MainActor @preconcurrency open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
        case scroll = 10
        case hover, transform
    }

    public enum EventSubtype: Int, Sendable {
        case none, motionShake
    }

    /// The common clock's time.
    public package(set) final var timestamp: TimeInterval = 0
    public package(set) final var allTouches: Set<UITouch>?

    public override init() {
        super.init()
    }

    open var type: UIEvent.EventType { .touches }
    open var subtype: UIEvent.EventSubtype { .none }

    open func touches(for window: UIWindow) -> Set<UITouch>? { filtered { $0.window === window } }

    open func touches(for view: UIView) -> Set<UITouch>? { filtered { $0.view === view } }

    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        filtered { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }

    /// The last place alone: the screen here does not tell of what lay between.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

    private func filtered(_ fits: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = (allTouches ?? []).filter(fits)
        return found.isEmpty ? nil : found
    }
}
