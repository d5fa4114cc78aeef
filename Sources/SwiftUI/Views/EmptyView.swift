/// A view that shows nothing and takes no place.
public struct EmptyView: View {
    public typealias Body = Never

    public nonisolated init() {}
}

extension EmptyView: Sendable {}

extension EmptyView: PrimitiveView {
    func makeNode(_ place: NodePlace) -> ViewNode { GroupNode<EmptyView>(self, place) { _ in [] } }
}
