import Combine
import CoreGraphics
import Observation

/// A scene of which something was said that is not seen here.
public struct _ModifiedScene<Content: Scene>: Scene, ViewScene {
    public typealias Body = Never

    let content: Content
    let change: @MainActor (AnyView) -> AnyView
    var view: AnyView? { content.firstView.map(change) }
}

/// How windows look.
public protocol WindowStyle {}
public struct DefaultWindowStyle: WindowStyle { public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
public struct PlainWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { Self() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: Self { Self() } }
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: Self { Self() } }
extension WindowStyle where Self == PlainWindowStyle { public static var plain: Self { Self() } }

/// How the bars of windows look.
public protocol WindowToolbarStyle {}
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle { public init(showsTitle: Bool = true) {} }
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle { public init(showsTitle: Bool = true) {} }
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    public static var automatic: Self { Self() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle { public static var unified: Self { Self() } }
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    public static var unifiedCompact: Self { Self() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    public static var expanded: Self { Self() }
}

/// By what a window's size is bounded.
public struct WindowResizability: Sendable {
    public static let automatic = WindowResizability()
    public static let contentSize = WindowResizability()
    public static let contentMinSize = WindowResizability()
}

extension Scene {
    private func kept() -> _ModifiedScene<Self> { _ModifiedScene(content: self, change: { $0 }) }

    /// Hands a value down to the scene's views.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        _ModifiedScene(content: self) { AnyView($0.environment(keyPath, value)) }
    }

    /// Puts an object into the environment of the scene's views.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        _ModifiedScene(content: self) { AnyView($0.environmentObject(object)) }
    }

    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        _ModifiedScene(content: self) { AnyView($0.environment(object)) }
    }

    // Kept by name: there are no windows to be seen, and no menus.
    public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { kept() }
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { kept() }
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { kept() }
    public func defaultSize(_ size: CGSize) -> some Scene { kept() }
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { kept() }
    public func defaultPosition(_ position: UnitPoint) -> some Scene { kept() }
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { kept() }
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene { kept() }
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene { kept() }
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { kept() }
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { kept() }
    public func commandsRemoved() -> some Scene { kept() }
    public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { kept() }
}

/// How an item in the bar at the top of a screen opens.
public protocol MenuBarExtraStyle {}
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    public static var automatic: Self { Self() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle { public static var menu: Self { Self() } }
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle { public static var window: Self { Self() } }
