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
        GroupNode(self, place, namesMembers: true) { [.init(id: AnyHashable($0.id), view: $0.content)] }
    }
}

/// The value by which a control around the view knows it.
struct TagKey: _ViewTraitKey {
    static var defaultValue: AnyHashable? { nil }
}

extension View {
    /// Gives the view an identity: one of another identity is another view, with fresh state.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { _IDView(self, id) }

    /// The value by which pickers and tab views know the view.
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
        modifier(_TraitWritingModifier<TagKey>(value: AnyHashable(tag)))
    }
}
