/// A rectangle that can say how its four corners are rounded, so that concentric shapes follow them.
public protocol RoundedRectangularShape: InsettableShape {
    typealias Corners = RoundedRectangularShapeCorners

    /// - Parameter size: Nil while it is not known; a corner that depends on it is `.fixed(.infinity)` then, as round as
    ///   it can be.
    nonisolated func corners(in size: CGSize?) -> Corners?
}
