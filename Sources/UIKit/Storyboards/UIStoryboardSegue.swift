import QuartzCore

/// A way from one controller to another. Storyboards are not read here, so that only a program makes any.
@MainActor @preconcurrency open class UIStoryboardSegue: NSObject {
    public final let identifier: String?
    public final let source: UIViewController
    public final let destination: UIViewController
    private let handler: () -> Void

    public convenience init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.init(identifier: identifier, source: source, destination: destination) {}
    }

    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        handler = performHandler
        super.init()
    }

    open func perform() { handler() }
}
