/// One page of a tab view and what stands for it in the bar.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
    let value: Value?
    let content: Content
    let label: Label

    public var body: some View {
        let page = content.tabItem { label }
        if let value { page.tag(value) } else { page }
    }
}

extension Tab {
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: value, content: content(), label: label())
    }

    public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, content: content(), label: label())
    }
}

extension Tab where Label == DefaultTabLabel {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(), label: DefaultTabLabel(title: Text(titleKey), symbol: systemImage))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content(), label: DefaultTabLabel(title: Text(title), symbol: systemImage))
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(), label: DefaultTabLabel(title: Text(titleKey), symbol: systemImage))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content(), label: DefaultTabLabel(title: Text(title), symbol: systemImage))
    }
}

extension Tab where Value == Never {
    public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, content: content(), label: label())
    }
}

/// A title and a symbol.
public struct DefaultTabLabel: View {
    let title: Text
    let symbol: String

    public var body: some View {
        SwiftUI.Label {
            title
        } icon: {
            Image(systemName: symbol)
        }
    }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    let name: String

    public static let search = TabRole(name: "search")
}

/// Several tabs under a title; in a bar they stand as they are.
public struct TabSection<Header: View, Content: View>: View {
    let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) { self.content = content() }

    public var body: some View { content }
}

extension TabSection where Header == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
}
