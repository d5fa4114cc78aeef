/// The shape of the container, smaller by the distance to its nearest side; a rectangle where there is no container.
public struct ContainerRelativeShape: Shape {
    public init() {}

    public nonisolated func path(in rect: CGRect) -> Path {
        ContainerShape.current?.insetPath(in: rect) ?? Path(rect)
    }

    public typealias AnimatableData = EmptyAnimatableData
}

extension ContainerRelativeShape: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        InsetFigure(base: self, amount: amount)
    }
}
