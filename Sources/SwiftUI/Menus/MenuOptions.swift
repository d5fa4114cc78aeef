/// How menus look.
public protocol MenuStyle {}

public struct DefaultMenuStyle: MenuStyle { public init() {} }
public struct ButtonMenuStyle: MenuStyle { public init() {} }
public struct BorderlessButtonMenuStyle: MenuStyle { public init() {} }

extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { Self() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { Self() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: Self { Self() } }

/// In which order a menu's rows stand.
public struct MenuOrder: Hashable, Sendable {
    let name: String

    public static let automatic = MenuOrder(name: "automatic")
    public static let priority = MenuOrder(name: "priority")
    public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu closes when one of its rows is tapped.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    let name: String

    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

// Kept by name: menus have one look here, and open with a tap alone.
extension View {
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View { modifier(EmptyModifier()) }
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { modifier(EmptyModifier()) }
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { modifier(EmptyModifier()) }
    public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        modifier(EmptyModifier())
    }

    public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View {
        modifier(EmptyModifier())
    }

    public nonisolated func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View { modifier(EmptyModifier()) }
}
