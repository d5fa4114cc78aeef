import QuartzCore

/// An object that events can go to.
@MainActor @preconcurrency open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    /// Where an event goes that this object does not take.
    open var next: UIResponder? { nil }
}
