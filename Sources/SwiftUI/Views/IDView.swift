/// A view that is another one whenever its identity is another one.
public struct _IDView<Content: View, ID: Hashable>: View {
    public typealias Body = Never

    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let id: ID

    nonisolated init(_ content: Content, _ id: ID) {
        self.content = content
        self.id = id
    }
}

extension _IDView: PrimitiveView {
    func makeNode(_ place: NodePlace) -> ViewNode {
        GroupNode(self, place) { [.init(id: AnyHashable($0.id), view: $0.content)] }
    }
}

/// The value by which a control around the view knows it.
struct TagKey: ViewTraitKey {
    static var defaultValue: AnyHashable? { nil }
}

/// Tells a value to the views of this module around a view.
public nonisolated struct _TagModifier: ViewModifier {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData

    nonisolated(unsafe) let tag: AnyHashable
}

extension _TagModifier: Animatable {}

@MainActor extension _TagModifier: PrimitiveModifier {
    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        ElementModifierNode(view, place) { TagElement(view.modifier, $0, $1) }
    }
}

private final class TagElement: WrapperElement<_TagModifier> {
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value {
        if key == TagKey.self, let tag = Optional(modifier.tag) as? Key.Value { return tag }
        return super.trait(key)
    }
}

extension View {
    /// Gives the view an identity: one of another identity is another view, with fresh state.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { _IDView(self, id) }

    /// The value by which pickers and tab views know the view.
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
        modifier(_TagModifier(tag: AnyHashable(tag)))
    }
}
