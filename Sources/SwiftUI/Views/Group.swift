/// Several views that are treated as one where something is said of them, and as themselves where they are laid out.
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView where Content: View {
    func makeNode(_ place: NodePlace) -> ViewNode { GroupNode(self, place) { [.init(id: 0, view: $0.content)] } }
}
