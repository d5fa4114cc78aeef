import Foundation

/// What concentric corners measure themselves against: a box, and the radii that its corners really have.
public struct CornerContainer: Hashable, Sendable {
    public let box: CGRect
    public let radii: CornerRadii

    /// A box that is not finite has no corners to follow.
    public init(box: CGRect, radii: CornerRadii) {
        let outline = CornerOutline(rect: box)
        self.box = outline.rect
        self.radii = outline.isEmpty ? .zero : radii
    }

    /// What the container's corner leaves for the same corner of a box inside of it: its radius less the distance
    /// between the two corners, at least 0.
    ///
    /// Only corners of the same name are compared. The result changes steadily while the box is moved, is 0 once the
    /// box is further than the radius away along either edge, and never exceeds the container's radius: what sticks out
    /// of the container counts as touching it.
    ///
    /// - Parameter inner: In the container's space, as an upright box.
    public func radius(at corner: Corner, of inner: CGRect) -> CGFloat {
        let across = corner.isLeft ? inner.minX - box.minX : box.maxX - inner.maxX
        let down = corner.isTop ? inner.minY - box.minY : box.maxY - inner.maxY
        let left = CGFloat(radii[corner]) - Self.distance(across: across, down: down)
        return left > 0 ? left : 0
    }

    /// The distance between two corners of the same name, from the gaps along the two edges that meet there.
    ///
    /// The larger gap: with it a corner that is far away along one edge alone does not follow the container, as it does
    /// not on Apple's systems, and equal gaps subtract themselves. For two unequal gaps that are both smaller than the
    /// radius no measurement is known; it would change this function and nothing else.
    static func distance(across: CGFloat, down: CGFloat) -> CGFloat {
        guard !across.isNaN, !down.isNaN else { return .infinity }
        return max(across, down, 0)
    }
}
