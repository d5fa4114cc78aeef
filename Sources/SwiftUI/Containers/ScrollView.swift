import CoreGraphics

/// Views that are larger than the space for them, which a finger moves.
public struct ScrollView<Content: View>: View {
    public typealias Body = Never

    public var content: Content
    public var axes: Axis.Set
    /// Kept by name; none are shown while nothing moves.
    public var showsIndicators: Bool

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

extension ScrollView: PrimitiveView {
    func makeNode(_ place: NodePlace) -> ViewNode {
        ContainerNode(self, place) { view in
            // Several views stand below one another, as in a column, or beside one another.
            _ScrollContent(isRow: view.axes == .horizontal, content: view.content)
        } element: {
            ScrollElement($0, axes: $1.axes)
        } update: {
            $0.take($1.axes)
        }
    }
}

/// What a scroll view moves.
private struct _ScrollContent<Content: View>: View {
    let isRow: Bool
    let content: Content

    var body: some View {
        (isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())) { content }
    }
}
