import CoreGraphics

/// Views below one another.
public struct VStack<Content: View>: View {
    public typealias Body = Never

    let layout: VStackLayout
    let content: Content

    /// - Parameters:
    ///   - alignment: How the views are aligned across the stack.
    ///   - spacing: Between the views, in points; nil: as they prefer, usually 8.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

extension VStack: PrimitiveView {
    func makeNode(_ place: NodePlace) -> ViewNode {
        ContainerNode(self, place, content: \.content) {
            LayoutViewElement($0, layout: $1.layout)
        } update: {
            $0.take($1.layout)
        }
    }
}
