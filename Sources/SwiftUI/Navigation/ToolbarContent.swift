/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body; it is shown by SwiftUI itself") }
}

/// Items of a toolbar that its user may arrange.
public protocol CustomizableToolbarContent: ToolbarContent {}

/// Toolbar content that this module knows the items of.
@MainActor protocol ToolbarItems: ToolbarContent {
    var entries: [ToolbarEntry] { get }
}

extension ToolbarContent {
    /// The items, in their order.
    var allEntries: [ToolbarEntry] {
        if let items = self as? any ToolbarItems { return items.entries }
        return Body.self == Never.self ? [] : body.allEntries
    }
}

/// One item of a bar.
struct ToolbarEntry: Identifiable, Equatable {
    var id: AnyHashable
    let placement: ToolbarItemPlacement
    let content: any View

    /// Of the toolbar that the item was described in.
    var mark = ValueMark()

    @MainActor var view: AnyView { AnyView(erased: content) }

    static func == (lhs: ToolbarEntry, rhs: ToolbarEntry) -> Bool { lhs.id == rhs.id && lhs.mark == rhs.mark }
}

/// An item in a toolbar.
public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent, ToolbarItems {
    public typealias Body = Never

    let placement: ToolbarItemPlacement
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        self.placement = placement
        self.content = content()
    }

    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) where ID == String {
        self.placement = placement
        self.content = content()
    }

    var entries: [ToolbarEntry] { [ToolbarEntry(id: 0, placement: placement, content: content)] }
}

/// Several items in one place of a toolbar.
public struct ToolbarItemGroup<Content: View>: CustomizableToolbarContent, ToolbarItems {
    public typealias Body = Never

    let placement: ToolbarItemPlacement
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    var entries: [ToolbarEntry] { [ToolbarEntry(id: 0, placement: placement, content: content)] }
}

/// A space between items of a toolbar.
public struct ToolbarSpacer: CustomizableToolbarContent, ToolbarItems {
    public typealias Body = Never

    let placement: ToolbarItemPlacement

    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.placement = placement
    }

    var entries: [ToolbarEntry] { [ToolbarEntry(id: 0, placement: placement, content: Spacer())] }
}

/// Whether a space in a toolbar grows.
public struct SpacerSizing: Hashable, Sendable {
    let isFixed: Bool

    public static let flexible = SpacerSizing(isFixed: false)
    public static let fixed = SpacerSizing(isFixed: true)
}

/// Items that a builder lists.
public struct _ToolbarList: CustomizableToolbarContent, ToolbarItems {
    public typealias Body = Never

    let entries: [ToolbarEntry]

    /// Items are known by their places.
    init(_ parts: [[ToolbarEntry]]) {
        entries = parts.enumerated().flatMap { index, part in
            part.map { entry in
                var entry = entry
                entry.id = AnyHashable([AnyHashable(index), entry.id])
                return entry
            }
        }
    }
}

/// Makes toolbar content of what a closure lists.
@resultBuilder @MainActor
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> _ToolbarList { _ToolbarList([]) }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarList {
        var parts: [[ToolbarEntry]] = []
        repeat parts.append((each content).allEntries)
        return _ToolbarList(parts)
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarList {
        _ToolbarList([content?.allEntries ?? []])
    }

    public static func buildEither<Content: ToolbarContent>(first content: Content) -> _ToolbarList {
        _ToolbarList([content.allEntries])
    }

    public static func buildEither<Content: ToolbarContent>(second content: Content) -> _ToolbarList {
        _ToolbarList([[], content.allEntries])
    }

    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarList {
        _ToolbarList([content.allEntries])
    }
}
