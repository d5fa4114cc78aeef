import CoreGraphics

/// One corner of an outline that is walked clockwise: the curve from the edge that leads to it to the edge that leaves.
struct CornerTurn {
    let corner: CGPoint
    /// Unit vectors from the corner: back along the edge before it, on along the edge after it.
    let back, on: CGVector
    let radius: CGFloat
    /// How much of each edge the curve takes.
    let extentBefore, extentAfter: CGFloat

    /// How far from the corner a continuous curve begins where it has room, in radii.
    static let continuousReach: CGFloat = 1.528665

    /// The point at these distances from the corner, back along the one edge and on along the other.
    func point(_ before: CGFloat, _ after: CGFloat) -> CGPoint {
        CGPoint(
            x: corner.x + back.dx * before + on.dx * after, y: corner.y + back.dy * before + on.dy * after)
    }

    /// Adds a line to where the curve begins, and the curve.
    func add(to path: CGMutablePath, style: CornerStyle) {
        guard radius > 0 else { return path.addLine(to: corner) }
        path.addLine(to: point(extentBefore, 0))
        switch style {
        case .quadratic: path.addQuadCurve(to: point(0, radius), control: corner)
        case .circular: addQuarterCircle(to: path)
        case .continuous: addContinuousCurve(to: path)
        }
    }

    /// The cubic whose middle lies on the circle: control points 0.5523 radii from the ends.
    private func addQuarterCircle(to path: CGMutablePath) {
        let control = radius * (1 - 0.5522847498)
        path.addCurve(to: point(0, radius), control1: point(control, 0), control2: point(0, control))
    }

    /// Three cubics. The middle one is the bend, always the same; the outer ones are the tails, which shrink with their
    /// extents.
    private func addContinuousCurve(to path: CGMutablePath) {
        let far = 0.631493792830993 * radius
        let near = 0.074911387847016 * radius
        let (before1, before2) = tailControls(extentBefore)
        let (after1, after2) = tailControls(extentAfter)
        path.addCurve(to: point(far, near), control1: point(before1, 0), control2: point(before2, 0))
        path.addCurve(
            to: point(near, far), control1: point(0.372823826625747 * radius, 0.169059556044370 * radius),
            control2: point(0.169059556044370 * radius, 0.372823826625747 * radius))
        path.addCurve(to: point(0, extentAfter), control1: point(0, after2), control2: point(0, after1))
    }

    /// Distances of a tail's two control points from the corner, the outer one first.
    ///
    /// With the whole tail they are Apple's 1.08849 and 0.86841 radii. Without any they lie 0.04 and 0.18 radii inside the
    /// edge's end, and in between they move evenly.
    private func tailControls(_ extent: CGFloat) -> (CGFloat, CGFloat) {
        let whole = Self.continuousReach - 1
        let tail = extent - radius
        let outer = 0.04 * radius + (Self.continuousReach - 1.088492957618529 - 0.04) / whole * tail
        let inner = 0.18 * radius + (Self.continuousReach - 0.868406944063002 - 0.18) / whole * tail
        return (extent - outer, extent - inner)
    }
}
