import CoreGraphics

/// How the corners of a rectangle follow those of the container that it lies in.
///
/// ![A card in a container in three places: the nearer it is to a rounded corner, the more its own follows.](concentric-corners)
///
/// A corner has the container's radius at the same corner less the distance between the two corners, so that both curves
/// stay as far apart as the edges are. The distance is the larger of the two gaps between the edges that meet there: a
/// corner that is far away along one edge does not follow. It is the rule of iOS 26's container-concentric corners,
/// for systems that do not have them.
///
/// ```swift
/// let rule = ConcentricCorners(minimum: 8)
/// let corners = rule.corners(
///     of: CGRect(x: 162, y: 202, width: 110, height: 110),
///     in: CGRect(x: 0, y: 0, width: 280, height: 320), corners: .all(28))  // 8, 8, 8, 20
/// ```
public struct ConcentricCorners: Hashable, Sendable {
    /// In points; no corner has a smaller radius, unless half of the shorter side is smaller.
    public var minimum: CGFloat
    /// Whether all four corners take the largest of their radii.
    public var isUniform: Bool

    public init(minimum: CGFloat = 0, isUniform: Bool = false) {
        self.minimum = minimum
        self.isUniform = isUniform
    }

    /// - Parameters:
    ///   - rect: In the container's space, upright.
    ///   - container: The container's rectangle.
    ///   - corners: The container's radii, as they are drawn.
    /// - Returns: Radii of at most half of the shorter side.
    public func corners(of rect: CGRect, in container: CGRect, corners: CardCorners) -> CardCorners {
        let half = Self.valid(min(abs(rect.width), abs(rect.height)) / 2)
        let floor = minimum > 0 ? minimum : 0
        let (left, right) = (rect.minX - container.minX, container.maxX - rect.maxX)
        let (top, bottom) = (rect.minY - container.minY, container.maxY - rect.maxY)
        func resolved(_ radius: CGFloat, _ across: CGFloat, _ down: CGFloat) -> CGFloat {
            guard !across.isNaN, !down.isNaN else { return min(floor, half) }
            // What sticks out of the container counts as touching it.
            return min(max(floor, Self.valid(radius) - max(across, down, 0)), half)
        }
        let own = CardCorners(
            topLeft: resolved(corners.topLeft, left, top), topRight: resolved(corners.topRight, right, top),
            bottomLeft: resolved(corners.bottomLeft, left, bottom),
            bottomRight: resolved(corners.bottomRight, right, bottom))
        guard isUniform else { return own }
        return .all(max(max(own.topLeft, own.topRight), max(own.bottomLeft, own.bottomRight)))
    }

    /// The radii of a rectangle that lies in no container: the minimum.
    public func corners(of size: CGSize) -> CardCorners {
        let half = Self.valid(min(abs(size.width), abs(size.height)) / 2)
        return .all(min(minimum > 0 ? minimum : 0, half))
    }

    private static func valid(_ length: CGFloat) -> CGFloat { length > 0 && length.isFinite ? length : 0 }
}
