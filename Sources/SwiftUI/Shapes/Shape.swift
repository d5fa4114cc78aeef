/// A figure that fills a rectangle.
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// The figure's outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path

    nonisolated static var role: ShapeRole { get }

    /// The size that the shape takes of what it is offered.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    public nonisolated static var role: ShapeRole { .fill }

    /// What is offered; 10 points where a side is left open.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

@MainActor extension Shape {
    /// As a view a shape is filled with what is in front.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}
