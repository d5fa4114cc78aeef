extension View {
    nonisolated func bars(_ change: @escaping (inout BarContents) -> Void) -> some View {
        transformPreference(BarContentsKey.self, change)
    }

    /// Items in the bars of the page around the view.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        let entries = content().allEntries
        return bars { $0.items += entries }
    }

    /// An item in the bar of the page around the view.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let entry = ToolbarEntry(id: 0, placement: .automatic, content: content())
        return bars { $0.items.append(entry) }
    }

    /// Items in the bars of the page around the view.
    public func toolbar<Content: ToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { toolbar(content: content) }

    /// Whether the page around the view has a bar.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let isMeant = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
        let hidesTabs = visibility == .hidden && bars.contains(.tabBar)
        return self.bars { if isMeant { $0.isHidden = visibility == .hidden } }
            .transformPreference(TabBarHiddenKey.self) { if hidesTabs { $0 = true } }
    }

    /// Whether the page around the view has a bar.
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    {
        let isMeant = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
        let hidesTabs = visibility == .hidden && bars.contains(.tabBar)
        return self.bars { if isMeant { $0.isHidden = visibility == .hidden } }
            .transformPreference(TabBarHiddenKey.self) { if hidesTabs { $0 = true } }
    }

    /// What lies behind the title of the page around the view.
    public nonisolated func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        let wish = PreferredStyle(style: style)
        return self.bars { $0.background = wish }
    }

    /// Whether something lies behind the title of the page around the view.
    public nonisolated func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { self.bars { $0.backgroundVisibility = visibility } }

    /// Whether something lies behind the title of the page around the view.
    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { self.bars { $0.backgroundVisibility = visibility } }

    /// Kept by name: bars are of the scheme around them.
    public nonisolated func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View { modifier(EmptyModifier()) }

    /// Kept by name.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { modifier(EmptyModifier()) }

    /// How large the title of the page around the view is.
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        bars { $0.displayMode = mode.mode }
    }

    /// Kept by name: titles have no menus here.
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        modifier(EmptyModifier())
    }
}
