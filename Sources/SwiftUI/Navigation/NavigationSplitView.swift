import CoreGraphics
import UIKit

/// Columns beside one another where there is room for them, else a stack that begins with the first.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    let sidebar: Sidebar
    let content: Content
    let detail: Detail
    /// Which columns are seen where there is room.
    var visibility = NavigationSplitViewVisibility.automatic
    var compactColumn = NavigationSplitViewColumn.sidebar
    /// What a row that was chosen has led to.
    @State private var page: PageMaker?

    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar(), content: content(), detail: detail())
    }

    init(sidebar: Sidebar, content: Content, detail: Detail) {
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar(), content: content(), detail: detail())
        visibility = columnVisibility.wrappedValue
    }

    public var body: some View {
        GeometryReader { proxy in
            if proxy.size.width < SplitMetrics.leastWidth { stack } else { columns }
        }
    }

    @ViewBuilder private var stack: some View {
        if compactColumn == .detail {
            NavigationStack { detail }
        } else {
            NavigationStack<NavigationPath, Sidebar>(root: { sidebar }) { actions in
                let maker = PageMaker { _ in AnyView(next) }
                page = maker
                _ = actions.push(maker)
            }
            .onUpdate { page?.take { _ in AnyView(next) } }
        }
    }

    /// What a chosen row of the first column leads to.
    @ViewBuilder private var next: some View {
        if Content.self == EmptyView.self { detail } else { content }
    }

    private var columns: some View {
        HStack(spacing: 0) {
            if visibility != .detailOnly {
                NavigationStack { sidebar }.frame(width: SplitMetrics.sidebarWidth)
                Divider().ignoresSafeArea()
            }
            if Content.self != EmptyView.self, visibility != .detailOnly, visibility != .doubleColumn {
                NavigationStack { content }.frame(width: SplitMetrics.sidebarWidth)
                Divider().ignoresSafeArea()
            }
            NavigationStack { detail }
        }
    }
}

extension NavigationSplitView where Content == EmptyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
        visibility = columnVisibility.wrappedValue
    }

    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
        compactColumn = preferredCompactColumn.wrappedValue
    }
}

/// Lengths of columns, in points.
private enum SplitMetrics {
    static let leastWidth: CGFloat = 600
    static let sidebarWidth: CGFloat = 320
}

/// Which columns of a split view are seen.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    let name: String

    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    public static let all = NavigationSplitViewVisibility(name: "all")
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let name: String

    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    public static let content = NavigationSplitViewColumn(name: "content")
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// How split views share their room.
public protocol NavigationSplitViewStyle {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: Self { Self() }
}

extension View {
    /// Kept by name: columns stand beside one another.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        modifier(EmptyModifier())
    }

    /// Kept by name: columns are 320 points wide.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        modifier(EmptyModifier())
    }

    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { modifier(EmptyModifier()) }
}
