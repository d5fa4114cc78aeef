import Foundation

/// One corner's curve, seen from the corner point: u runs along the horizontal edge, v along the vertical one, both
/// into the rectangle. The curve leads from (extentX, 0) to (0, extentY).
public struct CornerShape: Hashable, Sendable {
    public let radius: Double
    /// How much of each edge the curve takes.
    public let extentX, extentY: Double
    public let curve: CornerCurve

    /// Apple's continuous corner in units of the radius: where it begins on the edge, ...
    public static let continuousExtent = 1.528665
    static let control1 = 1.088492957618529
    static let control2 = 0.868406944063002
    /// ... the joins of its three cubics (along and away from the edge), and the middle cubic's controls.
    static let joinAlong = 0.631493792830993
    static let joinAway = 0.074911387847016
    static let middleAlong = 0.372823826625747
    static let middleAway = 0.169059556044370
    /// A cubic's control distance for a quarter of a circle.
    static let kappa = 0.5522847498

    public init(radius: Double, extentX: Double, extentY: Double, curve: CornerCurve) {
        self.radius = radius
        self.extentX = extentX
        self.extentY = extentY
        self.curve = curve
    }

    public var isSquare: Bool { radius == 0 }

    /// Start, then three points a cubic: 4 points for a circular corner, 10 for a continuous one. (x, y) is (u, v).
    public func forEachCubic(_ body: (CGPoint, CGPoint, CGPoint, CGPoint) -> Void) {
        let r = radius
        switch curve {
        case .circular:
            let c = r - r * Self.kappa
            body(CGPoint(x: r, y: 0), CGPoint(x: c, y: 0), CGPoint(x: 0, y: c), CGPoint(x: 0, y: r))
        case .continuous:
            let (x1, x2) = Self.outerControls(radius: r, extent: extentX)
            let (y1, y2) = Self.outerControls(radius: r, extent: extentY)
            let first = CGPoint(x: Self.joinAlong * r, y: Self.joinAway * r)
            let second = CGPoint(x: Self.joinAway * r, y: Self.joinAlong * r)
            body(CGPoint(x: extentX, y: 0), CGPoint(x: x1, y: 0), CGPoint(x: x2, y: 0), first)
            body(
                first, CGPoint(x: Self.middleAlong * r, y: Self.middleAway * r),
                CGPoint(x: Self.middleAway * r, y: Self.middleAlong * r), second)
            body(second, CGPoint(x: 0, y: y2), CGPoint(x: 0, y: y1), CGPoint(x: 0, y: extentY))
        }
    }

    /// The same curve from the vertical edge to the horizontal one.
    func forEachCubicBackwards(_ body: (CGPoint, CGPoint, CGPoint, CGPoint) -> Void) {
        // A corner is symmetric but for what its edges have room for.
        let mirrored = CornerShape(radius: radius, extentX: extentY, extentY: extentX, curve: curve)
        func flip(_ p: CGPoint) -> CGPoint { CGPoint(x: p.y, y: p.x) }
        mirrored.forEachCubic { p0, p1, p2, p3 in body(flip(p0), flip(p1), flip(p2), flip(p3)) }
    }

    /// Where the outer cubic's controls lie on the edge. A tail that an edge has no room for is shortened: the controls
    /// then stand 0.04 r and 0.18 r from the edge's end, plus their share of what is left of the tail.
    private static func outerControls(radius r: Double, extent: Double) -> (Double, Double) {
        let tail = extent - r
        let share1 = (continuousExtent - control1 - 0.04) / (continuousExtent - 1)
        let share2 = (continuousExtent - control2 - 0.18) / (continuousExtent - 1)
        return (extent - 0.04 * r - share1 * tail, extent - 0.18 * r - share2 * tail)
    }

    /// Whether a point near the corner (u and v not negative) lies on the rectangle's side of the curve.
    func contains(u: Double, v: Double) -> Bool {
        if u >= extentX || v >= extentY { return true }
        let r = radius
        switch curve {
        case .circular:
            return (r - u) * (r - u) + (r - v) * (r - v) <= r * r
        case .continuous:
            var inside = true
            forEachCubic { p0, p1, p2, p3 in
                // u falls along the curve; find v where the curve passes this u.
                guard u <= p0.x, u > p3.x || (p3.x == 0 && u >= 0) else { return }
                var (low, high) = (0.0, 1.0)
                for _ in 0..<52 {
                    let t = (low + high) / 2
                    if Self.cubic(p0.x, p1.x, p2.x, p3.x, t) > u { low = t } else { high = t }
                }
                inside = v >= Self.cubic(p0.y, p1.y, p2.y, p3.y, (low + high) / 2)
            }
            return inside
        }
    }

    /// How far from the vertical edge the curve lies at depth v below the horizontal one; 0 outside of the corner.
    package func inset(atDepth v: Double) -> Double {
        guard v >= 0, v < extentY else { return 0 }
        let r = radius
        switch curve {
        case .circular:
            return r - max(0, r * r - (r - v) * (r - v)).squareRoot()
        case .continuous:
            var result = 0.0
            forEachCubic { p0, p1, p2, p3 in
                guard v >= p0.y, v < p3.y else { return }
                var (low, high) = (0.0, 1.0)
                for _ in 0..<52 {
                    let t = (low + high) / 2
                    if Self.cubic(p0.y, p1.y, p2.y, p3.y, t) < v { low = t } else { high = t }
                }
                result = Self.cubic(p0.x, p1.x, p2.x, p3.x, (low + high) / 2)
            }
            return result
        }
    }

    private static func cubic(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ t: Double) -> Double {
        let s = 1 - t
        return s * s * (s * a + 3 * t * b) + t * t * (3 * s * c + t * d)
    }
}
