import QuartzCore

/// What stays of a scene while it comes and goes.
@MainActor @preconcurrency open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    public final let role: Role
    public final let persistentIdentifier = UUID().uuidString

    init(role: Role) {
        self.role = role
        super.init()
    }

    open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
}
