import SwiftUI

/// A hexagon that stands on a corner, its corners rounded by quadratic curves.
///
/// It is as wide and as high as the shorter side of its rectangle, from the top left corner on. Its numbers are fractions
/// of that side.
public struct HexagonShape: Shape {
    /// How wide the hexagon is; the rest is left free on both sides.
    public var widthShare: CGFloat
    /// How far the four corners at the sides are moved towards the middle.
    public var sideInset: CGFloat
    /// How far from a corner along x its curve begins.
    public var cornerReach: CGFloat

    /// - Parameters: the defaults are those of a badge that is a little narrower than high.
    public init(widthShare: CGFloat = 0.832, sideInset: CGFloat = 0.085, cornerReach: CGFloat = 0.1) {
        self.widthShare = widthShare
        self.sideInset = sideInset
        self.cornerReach = cornerReach
    }

    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(widthShare, AnimatablePair(sideInset, cornerReach)) }
        set {
            (widthShare, sideInset, cornerReach) = (newValue.first, newValue.second.first, newValue.second.second)
        }
    }

    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        let width = side * widthShare
        let left = rect.minX + (side - width) / 2
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: left + x * width, y: rect.minY + y * side)
        }
        let (half, reach) = (cornerReach / 2, cornerReach)
        let (upper, lower) = (0.25 + sideInset, 0.75 - sideInset)
        // Each corner's curve: where it begins, where it ends, the corner itself.
        let corners = [
            (point(0.5 + reach, half), point(0.5 - reach, half), point(0.5, 0)),
            (point(half, upper - half), point(0, upper + half), point(0, upper)),
            (point(0, lower - half), point(half, lower + half), point(0, lower)),
            (point(0.5 - reach, 1 - half), point(0.5 + reach, 1 - half), point(0.5, 1)),
            (point(1 - half, lower + half), point(1, lower - half), point(1, lower)),
            (point(1, upper + half), point(1 - half, upper - half), point(1, upper)),
        ]
        return Path { path in
            path.move(to: corners[5].1)
            for (begin, end, corner) in corners {
                path.addLine(to: begin)
                path.addQuadCurve(to: end, control: corner)
            }
            path.closeSubpath()
        }
    }
}
