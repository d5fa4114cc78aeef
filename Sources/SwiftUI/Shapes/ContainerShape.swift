internal import CornerGeometry

/// The shape of the view that concentric and container-relative shapes lie in.
package struct ContainerShape: Sendable {
    package let shape: any InsettableShape
    /// In the space of the rectangle that a shape in it is asked to fill.
    package let frame: CGRect

    package init(_ shape: any InsettableShape, frame: CGRect) {
        self.shape = shape
        self.frame = frame
    }

    /// Set while the path of a shape is asked for; nil where no view above says what its shape is.
    @TaskLocal package static var current: ContainerShape?

    /// The container's shape, smaller by as much as `rect` is away from the nearest side of the container, in `rect`.
    func insetPath(in rect: CGRect) -> Path {
        let gaps = [
            rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX, frame.maxY - rect.maxY,
        ]
        let amount = max(0, gaps.min() ?? 0)
        func path(_ shape: some InsettableShape) -> Path {
            // The inset shape draws itself that much inside of what it is given.
            shape.inset(by: amount).path(in: rect.insetBy(dx: -amount, dy: -amount))
        }
        return path(shape)
    }

    /// The radii of the container's corners; nil where it is no rounded rectangle.
    var corners: CornerContainer? {
        guard let rounded = shape as? any RoundedRectangularShape, let corners = rounded.corners(in: frame.size)
        else { return nil }
        return CornerContainer(box: frame, radii: corners.plan().radii(size: frame.size))
    }
}
