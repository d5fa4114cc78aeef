/// A change to a view that makes another view of it.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View

    /// What a modifier is handed: the view that it changes.
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
    /// Modifiers without a body are carried out by this module itself.
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) has no body; it is carried out by SwiftUI itself")
    }
}

extension ViewModifier {
    /// This change, then another one.
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    public typealias Body = Never

    let view: any View
}

extension _ViewModifier_Content: PrimitiveView {
    func makeNode(_ place: NodePlace) -> ViewNode { GroupNode(self, place) { [.init(id: 0, view: $0.view)] } }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
    public typealias Body = Never
    public static let identity = EmptyModifier()

    public nonisolated init() {}
}

@MainActor extension EmptyModifier: PrimitiveModifier {
    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        GroupNode(view, place) { [.init(id: 0, view: $0.content)] }
    }
}
