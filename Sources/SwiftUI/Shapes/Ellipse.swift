/// The ellipse that fills the rectangle.
public struct Ellipse: Shape {
    public init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    public typealias AnimatableData = EmptyAnimatableData
}

extension Ellipse: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        InsetFigure(base: self, amount: amount)
    }
}
