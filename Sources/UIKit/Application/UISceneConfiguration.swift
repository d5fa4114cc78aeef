import QuartzCore

/// Of which classes a scene is made.
@MainActor @preconcurrency open class UISceneConfiguration: NSObject {
    public final let name: String?
    public final let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}
