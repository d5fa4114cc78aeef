/// What stands for a view in a bar of tabs.
struct TabLabel {
    var view: AnyView
    var badge: Text?
}

enum TabLabelKey: _ViewTraitKey {
    nonisolated(unsafe) static let defaultValue: TabLabel? = nil
}

enum BadgeKey: _ViewTraitKey {
    static var defaultValue: Text? { nil }
}

/// Whether a view has the bar of tabs around it hidden.
enum TabBarHiddenKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
    /// What stands for the view in the bar of a tab view.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        _trait(TabLabelKey.self, TabLabel(view: AnyView(label())))
    }

    /// A number beside the view's row, or on its tab; nothing for 0.
    public nonisolated func badge(_ count: Int) -> some View {
        _trait(BadgeKey.self, count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    /// A text beside the view's row, or on its tab.
    public nonisolated func badge(_ label: Text?) -> some View { _trait(BadgeKey.self, label) }

    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}
