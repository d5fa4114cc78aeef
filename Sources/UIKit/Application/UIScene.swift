import QuartzCore

/// One instance of a program's interface.
@MainActor @preconcurrency open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// What a scene is connected with; nothing here.
    @MainActor @preconcurrency open class ConnectionOptions: NSObject {
        public override init() {
            super.init()
        }

        open var urlContexts: Set<URL> { [] }
    }

    public final let session: UISceneSession
    open weak var delegate: (any UISceneDelegate)?
    /// The application keeps the delegates that it makes.
    final var keepsDelegate: AnyObject?
    open var title: String! = ""

    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }

    open var activationState: UIScene.ActivationState { .foregroundActive }

    open override var next: UIResponder? { UIApplication.shared }
}
