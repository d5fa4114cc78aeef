/// Something that happened to the interface. Events are not produced yet; the type stands in hit-tests.
@MainActor @preconcurrency open class UIEvent: NSObject {
    public override init() {
        super.init()
    }
}
