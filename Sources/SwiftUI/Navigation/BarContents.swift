/// What a page wishes of the bars around it.
struct BarContents: Equatable {
    /// A field to search with.
    struct Search: Equatable {
        let text: String
        let prompt: Text?

        static func == (lhs: Search, rhs: Search) -> Bool {
            lhs.text == rhs.text && lhs.prompt == rhs.prompt
        }
    }

    var title: Text?
    var subtitle: Text?
    var displayMode = NavigationBarItem.TitleDisplayMode.automatic
    var isHidden = false
    var hidesBack = false
    var items: [ToolbarEntry] = []
    var background: PreferredStyle?
    var backgroundVisibility = Visibility.automatic
    var search: Search?

    var bottomItems: [ToolbarEntry] { items.filter { $0.placement.side == .bottom } }

    static func == (lhs: BarContents, rhs: BarContents) -> Bool {
        lhs.title == rhs.title && lhs.subtitle == rhs.subtitle
            && lhs.displayMode == rhs.displayMode && lhs.isHidden == rhs.isHidden && lhs.hidesBack == rhs.hidesBack
            && lhs.items == rhs.items && lhs.background == rhs.background
            && lhs.backgroundVisibility == rhs.backgroundVisibility && lhs.search == rhs.search
    }
}

enum BarContentsKey: PreferenceKey {
    static var defaultValue: BarContents { BarContents() }

    /// The first that says something of a part counts; items are put together.
    static func reduce(value: inout BarContents, nextValue: () -> BarContents) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.subtitle = value.subtitle ?? next.subtitle
        if value.displayMode == .automatic { value.displayMode = next.displayMode }
        value.isHidden = value.isHidden || next.isHidden
        value.hidesBack = value.hidesBack || next.hidesBack
        value.items += next.items
        value.background = value.background ?? next.background
        if value.backgroundVisibility == .automatic { value.backgroundVisibility = next.backgroundVisibility }
        value.search = value.search ?? next.search
    }
}

/// Whether something has been scrolled under the bar.
enum ScrolledKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// What a navigation bar is said of.
public struct NavigationBarItem: Sendable {
    /// How large a title is.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As on the page before; large on the first.
        case automatic
        case inline
        case large
    }
}
