extension View {
    /// The title of the page that the view stands in.
    public nonisolated func navigationTitle(_ title: Text) -> some View { bars { $0.title = title } }

    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// A title that is kept elsewhere; it is not changed here.
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(verbatim: title.wrappedValue))
    }

    /// What stands under the title.
    public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { bars { $0.subtitle = subtitle } }

    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    @_disfavoredOverload
    public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    /// How large the title of the page around the view is.
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { bars { $0.displayMode = displayMode } }

    public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(title)
    }

    public nonisolated func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }

    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

    /// Whether the page around the view has no bar.
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { bars { $0.isHidden = hidden } }

    /// Whether the bar has no way back.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        bars { $0.hidesBack = hidesBackButton }
    }

    /// Views at both ends of the bar.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        let items = [
            ToolbarEntry(id: "leading", placement: .topBarLeading, content: leading),
            ToolbarEntry(id: "trailing", placement: .topBarTrailing, content: trailing),
        ]
        return bars { $0.items += items }
    }

    public func navigationBarItems<L: View>(leading: L) -> some View {
        let item = ToolbarEntry(id: "leading", placement: .topBarLeading, content: leading)
        return bars { $0.items.append(item) }
    }

    public func navigationBarItems<T: View>(trailing: T) -> some View {
        let item = ToolbarEntry(id: "trailing", placement: .topBarTrailing, content: trailing)
        return bars { $0.items.append(item) }
    }

    /// A field under the title to search with. It is shown; nothing here types.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        let search = BarContents.Search(text: text.wrappedValue, prompt: prompt)
        return bars { $0.search = search }
    }

    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

    /// Kept by name: nothing here searches.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(EmptyModifier())
    }

    /// Kept by name: nothing here types.
    public nonisolated func searchCompletion(_ completion: String) -> some View { modifier(EmptyModifier()) }
}

/// Where a field to search with stands: under the title here.
public struct SearchFieldPlacement: Sendable {
    /// Whether the field goes away while its page scrolls.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        public static let automatic = NavigationBarDrawerDisplayMode()
        public static let always = NavigationBarDrawerDisplayMode()
    }

    public static let automatic = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { .automatic }
}
