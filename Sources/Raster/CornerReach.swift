import CornerGeometry
import Foundation
import RasterKernels

/// How far a shadow reaches at a corner, row by row: outside of that it is under half a level of 255.
///
/// A rounded outline lies inside of one whose corner is a circle of the least radius that takes no more away; and the blur
/// of what is convex is, at some distance from it, at most that of a half-plane as far away.
struct CornerReach {
    /// Of the circle.
    private let radius: Double
    /// How far a blurred edge shows, in pixels.
    private let margin: Double

    /// Nil where it would be told with more work than it saves: the corner is not much wider than the blur.
    ///
    /// - Parameter nodes: Points of the corner's curve.
    init?(_ nodes: [CornerNodes.Node], _ shape: CornerShape, profile: GaussianProfile) {
        guard shape.radius > 4 * profile.sigma else { return nil }
        // A point (u, v) lies on the circles of the radii u + v ± √(2uv); between its neighbours the curve may go a
        // little farther out.
        let least = nodes.reduce(Double.infinity) { min($0, $1.u + $1.v + (2 * $1.u * $1.v).squareRoot()) }
        radius = nodes.isEmpty || !least.isFinite ? 0 : 0.98 * max(least, 0)
        margin = Double(profile.margin(below: 0.5 / 255)) + 1
    }

    /// How far inside of the vertical edge it begins; outside of it where that is negative.
    ///
    /// - Parameter depth: How far the row's inner side lies inside of the horizontal edge, in pixels.
    func inset(depth: Double) -> Double {
        let rise = max(0, radius - depth)
        let reach = radius + margin
        return radius - max(0, reach * reach - rise * rise).squareRoot()
    }

    /// Notes it for a corner's rows from y on.
    ///
    /// - Parameters:
    ///   - x: the column that the windows' columns count from.
    ///   - edgeX: the corner's vertical edge, and its horizontal one.
    func note(
        in windows: UnsafeMutablePointer<rk_shadow_window>, rows: Int, x: Int, y: Int, edgeX: Double, edgeY: Double,
        isLeft: Bool, isTop: Bool
    ) {
        let limit = Double(1 << 20)
        for row in 0..<rows {
            let depth = isTop ? Double(y + row + 1) - edgeY : edgeY - Double(y + row)
            let inset = inset(depth: depth)
            // To the pixel, and one more outwards.
            let column = (isLeft ? edgeX + inset : edgeX - inset) - Double(x)
            windows[row].outside =
                column.magnitude < limit
                ? Int32(truncatingIfNeeded: Int(column) + (isLeft ? -2 : 2)) : Self.unknown(isLeft: isLeft)
        }
    }

    /// No column is known to be outside.
    static func unknown(isLeft: Bool) -> Int32 { isLeft ? .min : .max }
}
