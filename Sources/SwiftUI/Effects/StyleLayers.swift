import CoreGraphics

extension View {
    /// A border of a style inside the view's edges, above it.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(
            _LayeredModifier(
                other: Rectangle().strokeBorder(content, lineWidth: width), alignment: .center, side: .overlay))
    }

    /// A style behind the view, which reaches over margins at some edges.
    public nonisolated func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            _LayeredModifier(
                other: Rectangle().fill(style).ignoresSafeArea(edges: edges), alignment: .center, side: .background)
        )
    }

    /// The system's background behind the view.
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// A shape behind the view, filled with a style.
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            _LayeredModifier(other: shape.fill(style, style: fillStyle), alignment: .center, side: .background))
    }

    /// A shape behind the view, filled with the system's background.
    public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// A style above the view, which reaches over margins at some edges.
    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            _LayeredModifier(
                other: Rectangle().fill(style).ignoresSafeArea(edges: edges), alignment: .center, side: .overlay))
    }

    /// A shape above the view, filled with a style.
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(_LayeredModifier(other: shape.fill(style, style: fillStyle), alignment: .center, side: .overlay))
    }
}
