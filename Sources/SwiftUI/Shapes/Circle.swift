/// The largest circle in the rectangle, in its middle.
public struct Circle: Shape {
    public init() {}

    public nonisolated func path(in rect: CGRect) -> Path {
        guard !rect.isNull else { return Path() }
        let rect = rect.standardized
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// A square of the shorter side that is offered.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let offered = proposal.replacingUnspecifiedDimensions(
            by: CGSize(
                width: proposal.height ?? 10, height: proposal.width ?? 10))
        let side = min(offered.width, offered.height)
        return CGSize(width: side, height: side)
    }

    public typealias AnimatableData = EmptyAnimatableData
}

extension Circle: RoundedRectangularShape {
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        InsetFigure(base: self, amount: amount)
    }

    public nonisolated func corners(in size: CGSize?) -> Corners? {
        .fixed(size.map { min($0.width, $0.height) / 2 } ?? .infinity)
    }
}
