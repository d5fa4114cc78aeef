/// Windows that show a view.
public struct WindowGroup<Content: View>: Scene, ViewScene {
    public typealias Body = Never

    let content: () -> Content
    var view: AnyView? { AnyView(content()) }

    public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
    public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }
}

/// One window that shows a view.
public struct Window<Content: View>: Scene, ViewScene {
    public typealias Body = Never

    let content: () -> Content
    var view: AnyView? { AnyView(content()) }

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
}

/// The window of a program's settings, which is not shown here.
public struct Settings<Content: View>: Scene, ViewScene {
    public typealias Body = Never

    var view: AnyView? { nil }

    public init(@ViewBuilder content: () -> Content) {}
}

/// An item in the bar at the top of a screen, which is not shown here.
public struct MenuBarExtra<Label: View, Content: View>: Scene, ViewScene {
    public typealias Body = Never

    var view: AnyView? { nil }

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    where Label == SwiftUI.Label<Text, Image> {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
    where Label == SwiftUI.Label<Text, Image> {}
}
