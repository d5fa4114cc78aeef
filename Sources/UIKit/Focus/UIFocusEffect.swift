import QuartzCore

/// How a view looks while it has the focus. This one leaves it to the system.
@MainActor @preconcurrency open class UIFocusEffect: NSObject, NSCopying {
    public override init() {
        super.init()
    }

    /// The effect itself: nothing in it changes but where a halo stands.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
