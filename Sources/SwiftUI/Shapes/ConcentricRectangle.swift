internal import CornerGeometry

/// A rectangle whose corners follow those of the container that it lies in.
///
/// A concentric corner has the container's radius at the same corner less the distance between the two. In a container
/// that is no rounded rectangle it is that container's shape made smaller; without any container it is square.
public struct ConcentricRectangle: Shape {
    private let corners: RoundedRectangularShapeCorners
    private let uniformGroups: [CornerSet]

    private init(_ corners: RoundedRectangularShapeCorners, uniform groups: [CornerSet] = []) {
        self.corners = corners
        uniformGroups = groups
    }

    /// Each corner follows by itself.
    public init() { self.init(.concentric) }

    /// - Parameter isUniform: All four corners take the largest of their radii.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(RoundedRectangularShapeCorners(all: corners), uniform: isUniform ? [.all] : [])
    }

    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            RoundedRectangularShapeCorners(
                topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner,
                bottomTrailing: bottomTrailingCorner))
    }

    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            RoundedRectangularShapeCorners(
                topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: uniformBottomCorners,
                bottomTrailing: uniformBottomCorners), uniform: [.top, .bottom])
    }

    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric,
        uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            RoundedRectangularShapeCorners(
                topLeading: uniformLeadingCorners, topTrailing: uniformTrailingCorners,
                bottomLeading: uniformLeadingCorners, bottomTrailing: uniformTrailingCorners),
            uniform: [.left, .right])
    }

    public init(
        uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            RoundedRectangularShapeCorners(
                topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: bottomLeadingCorner,
                bottomTrailing: bottomTrailingCorner), uniform: [.top])
    }

    public init(
        uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            RoundedRectangularShapeCorners(
                topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: uniformBottomCorners,
                bottomTrailing: uniformBottomCorners), uniform: [.bottom])
    }

    public init(
        uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            RoundedRectangularShapeCorners(
                topLeading: uniformLeadingCorners, topTrailing: topTrailingCorner,
                bottomLeading: uniformLeadingCorners, bottomTrailing: bottomTrailingCorner), uniform: [.left])
    }

    public init(
        uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            RoundedRectangularShapeCorners(
                topLeading: topLeadingCorner, topTrailing: uniformTrailingCorners,
                bottomLeading: bottomLeadingCorner, bottomTrailing: uniformTrailingCorners), uniform: [.right])
    }

    /// Continuous corners by the rule of nested corners, in the container that is current.
    public nonisolated func path(in rect: CGRect) -> Path {
        let container = ContainerShape.current
        let plan = corners.plan(uniformGroups: uniformGroups)
        if let container, container.corners == nil, plan.isConcentric { return container.insetPath(in: rect) }
        guard !rect.isNull else { return Path() }
        let box = rect.standardized
        let radii = plan.radii(size: box.size, box: box, in: container?.corners)
        return Path(roundedRect: box, cornerRadii: RectangleCornerRadii(radii))
    }

    public typealias AnimatableData = EmptyAnimatableData
}
