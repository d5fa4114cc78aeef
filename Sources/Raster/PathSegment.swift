import Foundation

/// One line or curve of a path, with its start.
struct PathSegment {
    enum Kind { case line, quad, cubic }

    typealias Vector = SIMD2<Double>

    var kind: Kind
    /// A line uses p0 and p3, a quadratic curve p0, p1 and p3.
    var p0, p1, p2, p3: Vector

    static func line(_ from: Vector, _ to: Vector) -> PathSegment {
        PathSegment(kind: .line, p0: from, p1: from, p2: to, p3: to)
    }

    static func quad(_ from: Vector, _ control: Vector, _ to: Vector) -> PathSegment {
        PathSegment(kind: .quad, p0: from, p1: control, p2: control, p3: to)
    }

    static func cubic(_ from: Vector, _ control1: Vector, _ control2: Vector, _ to: Vector) -> PathSegment {
        PathSegment(kind: .cubic, p0: from, p1: control1, p2: control2, p3: to)
    }

    /// All points in one.
    var isDegenerate: Bool { p0 == p3 && p1 == p0 && p2 == p0 }

    func point(at t: Double) -> Vector {
        let u = 1 - t
        switch kind {
        case .line: return p0 * u + p3 * t
        case .quad: return p0 * (u * u) + p1 * (2 * u * t) + p3 * (t * t)
        case .cubic:
            return p0 * (u * u * u) + p1 * (3 * u * u * t) + (p2 * (3 * u * t * t) + p3 * (t * t * t))
        }
    }

    func derivative(at t: Double) -> Vector {
        let u = 1 - t
        switch kind {
        case .line: return p3 - p0
        case .quad: return ((p1 - p0) * u + (p3 - p1) * t) * 2
        case .cubic: return ((p1 - p0) * (u * u) + (p2 - p1) * (2 * u * t) + (p3 - p2) * (t * t)) * 3
        }
    }

    /// The unit direction of travel. Where the derivative is zero (control points in one) it is that of the points
    /// nearest along the curve; zero only for a degenerate segment.
    func direction(at t: Double) -> Vector {
        if kind == .line { return p0 == p3 ? .zero : (p3 - p0).unit }
        let speed = derivative(at: t)
        let (first, second, third) = (p1 - p0, p2 - p0, p3 - p0)
        let squares = first.dot(first) + second.dot(second) + third.dot(third)
        let square = speed.dot(speed)
        if square > squares * 1e-18, square > .leastNormalMagnitude, squares < .infinity {
            return speed * (1 / square.squareRoot())
        }
        let size = max(abs(first).max(), abs(second).max(), abs(third).max())
        if abs(speed).max() > size * 1e-9 { return speed.unit }
        let back = abs(point(at: t) - p0).max() > size * 1e-9 ? t - 0.0001 : t
        let ahead = t < 1 ? min(t + 0.0001, 1) : t
        if t <= 0 {
            if p1 != p0 { return (p1 - p0).unit }
            return p2 != p0 ? (p2 - p0).unit : (p3 - p0).unit
        }
        if t >= 1 {
            if p3 != p2 { return (p3 - p2).unit }
            return p3 != p1 ? (p3 - p1).unit : (p3 - p0).unit
        }
        return (point(at: ahead) - point(at: max(back, 0))).unit
    }

    /// A bound of the second derivative's length.
    var secondDerivative: Double {
        switch kind {
        case .line: return 0
        case .quad: return 2 * (p0 - p1 * 2 + p3).length
        case .cubic: return 6 * max((p0 - p1 * 2 + p2).length, (p1 - p2 * 2 + p3).length)
        }
    }

    /// How many equal steps of the parameter keep chords within `tolerance` of the curve.
    func chordCount(tolerance: Double) -> Int {
        kind == .line ? 1 : ChainList.chordCount(secondDerivative: secondDerivative, tolerance: tolerance)
    }

    func reversed() -> PathSegment {
        PathSegment(kind: kind, p0: p3, p1: p2, p2: p1, p3: p0)
    }

    /// The same curve from parameter `from` to `to`.
    func part(from: Double, to: Double) -> PathSegment {
        if from <= 0, to >= 1 { return self }
        let start = from <= 0 ? p0 : point(at: from)
        let end = to >= 1 ? p3 : point(at: to)
        switch kind {
        case .line: return .line(start, end)
        case .quad:
            // The blossom of the curve at (from, to).
            let a = p0 * (1 - from) + p1 * from
            let b = p1 * (1 - from) + p3 * from
            return .quad(start, a * (1 - to) + b * to, end)
        case .cubic:
            func blossom(_ r: Double, _ s: Double, _ t: Double) -> Vector {
                let a = p0 * (1 - r) + p1 * r
                let b = p1 * (1 - r) + p2 * r
                let c = p2 * (1 - r) + p3 * r
                let d = a * (1 - s) + b * s
                let e = b * (1 - s) + c * s
                return d * (1 - t) + e * t
            }
            return .cubic(start, blossom(from, from, to), blossom(from, to, to), end)
        }
    }
}

extension SIMD2<Double> {
    init(_ point: CGPoint) { self.init(point.x, point.y) }

    var point: CGPoint { CGPoint(x: x, y: y) }
    var length: Double { (x * x + y * y).squareRoot() }

    /// Length 1 in the same direction; zero stays zero. Scaled first, so that no square overflows or vanishes.
    var unit: SIMD2<Double> {
        let size = Swift.max(Swift.abs(x), Swift.abs(y))
        guard size > 0, size.isFinite else { return .zero }
        let scaled = self / size
        return scaled / scaled.length
    }

    /// A quarter turn, from +x to +y.
    var normal: SIMD2<Double> { SIMD2<Double>(-y, x) }

    func dot(_ other: SIMD2<Double>) -> Double { x * other.x + y * other.y }
    func cross(_ other: SIMD2<Double>) -> Double { x * other.y - y * other.x }
}

private func abs(_ vector: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2<Double>(Swift.abs(vector.x), Swift.abs(vector.y))
}
