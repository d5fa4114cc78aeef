/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// - Parameter amount: In points; a negative one makes the shape larger.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}
