/// The rectangle itself.
public struct Rectangle: Shape {
    public init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

    public typealias AnimatableData = EmptyAnimatableData
}

extension Rectangle: RoundedRectangularShape {
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        InsetFigure(base: self, amount: amount)
    }

    public nonisolated func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}
