/// A figure that fills a rectangle.
public protocol Shape: Sendable, Animatable {
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
