/// Views above one another.
public struct ZStack<Content: View>: View {
    public typealias Body = Never

    let layout: ZStackLayout
    let content: Content

    /// - Parameter alignment: How the views are aligned with one another.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }
}

extension ZStack: PrimitiveView {
    func makeNode(_ place: NodePlace) -> ViewNode {
        ContainerNode(self, place, content: \.content) {
            LayoutViewElement($0, layout: $1.layout)
        } update: {
            $0.take($1.layout)
        }
    }
}
