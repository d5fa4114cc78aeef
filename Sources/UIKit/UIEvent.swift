import QuartzCore

/// Something that happened to the interface. Events are not produced yet; the type stands in hit-tests.
@MainActor @preconcurrency open class UIEvent: NSObject {
    public package(set) final var timestamp: TimeInterval = 0
    public package(set) final var allTouches: Set<UITouch>?

    public override init() {
        super.init()
    }
}
