extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    func makeNode(_ place: NodePlace) -> ViewNode {
        GroupNode(self, place) { view in view.map { [.init(id: 0, view: $0)] } ?? [] }
    }
}
