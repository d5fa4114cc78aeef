import CoreGraphics
import UIKit

/// How lists look.
public protocol ListStyle {
    var _look: _ListLook { get }
}

/// Lengths and grounds of a list.
public struct _ListLook: Sendable {
    /// Beside cards.
    var side: CGFloat = 16
    var cornerRadius: CGFloat = 10
    var sectionSpacing: CGFloat = 24
    var isPlain = false

    var rowInsets: EdgeInsets { EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16) }
    var background: Color { Color(uiColor: isPlain ? .systemBackground : .systemGroupedBackground) }
    var plate: Color { Color(uiColor: isPlain ? .systemBackground : .secondarySystemGroupedBackground) }
}

/// Rows on rounded cards.
public struct InsetGroupedListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { _ListLook() }
}

public struct DefaultListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { _ListLook() }
}

/// Rows on plates as wide as the list.
public struct GroupedListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { _ListLook(side: 0, cornerRadius: 0) }
}

/// Rows on the list's ground.
public struct PlainListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { _ListLook(side: 0, cornerRadius: 0, sectionSpacing: 0, isPlain: true) }
}

/// Rows on the list's ground, away from its edges.
public struct InsetListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { _ListLook(side: 4, cornerRadius: 0, sectionSpacing: 0, isPlain: true) }
}

/// As a column beside a page.
public struct SidebarListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { _ListLook() }
}

extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }
extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { Self() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }

extension EnvironmentValues {
    private enum ListLookKey: EnvironmentKey { static let defaultValue = _ListLook() }

    var listLook: _ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
}

extension View {
    /// How lists in the view look.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listLook, style._look)
    }
}
