/// How tab views look.
public protocol TabViewStyle {
    var _pages: _TabPages { get }
}

/// How pages of a tab view are chosen.
public enum _TabPages: Sendable {
    case bar
    case pages(showsDots: Bool)
}

public struct DefaultTabViewStyle: TabViewStyle {
    public init() {}
    public var _pages: _TabPages { .bar }
}

/// A bar that large screens show as a column beside the page; a bar here.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public init() {}
    public var _pages: _TabPages { .bar }
}

/// Pages that a finger moves, with dots for them.
public struct PageTabViewStyle: TabViewStyle {
    /// When dots are seen.
    public struct IndexDisplayMode: Hashable, Sendable {
        let isNever: Bool

        public static let automatic = IndexDisplayMode(isNever: false)
        public static let always = IndexDisplayMode(isNever: false)
        public static let never = IndexDisplayMode(isNever: true)
    }

    let indexDisplayMode: IndexDisplayMode

    public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

    public var _pages: _TabPages { .pages(showsDots: !indexDisplayMode.isNever) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
    public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension EnvironmentValues {
    private enum TabViewStyleKey: EnvironmentKey { static let defaultValue = _TabPages.bar }

    var tabViewStyle: _TabPages {
        get { self[TabViewStyleKey.self] }
        set { self[TabViewStyleKey.self] = newValue }
    }
}

/// How the dots of pages are set off.
public protocol IndexViewStyle {}

public struct PageIndexViewStyle: IndexViewStyle {
    /// When a plate lies behind the dots.
    public struct BackgroundDisplayMode: Sendable {
        public static let automatic = BackgroundDisplayMode()
        public static let interactive = BackgroundDisplayMode()
        public static let always = BackgroundDisplayMode()
        public static let never = BackgroundDisplayMode()
    }

    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle { PageIndexViewStyle() }
}

extension View {
    /// How tab views in the view look.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewStyle, style._pages)
    }

    /// Kept by name: dots have no plate here.
    public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { modifier(EmptyModifier()) }
}
