/// A curve as powers of its parameter, for many points in a row.
struct CurvePolynomial {
    private let a, b, c, start: SIMD2<Double>
    /// A squared speed that is next to nothing beside the curve's size.
    let stillness: Double

    init(_ curve: PathSegment) {
        start = curve.p0
        switch curve.kind {
        case .line:
            a = .zero
            b = .zero
            c = curve.p3 - curve.p0
        case .quad:
            a = .zero
            b = curve.p0 - curve.p1 * 2 + curve.p3
            c = (curve.p1 - curve.p0) * 2
        case .cubic:
            a = curve.p3 - curve.p0 + (curve.p1 - curve.p2) * 3
            b = (curve.p0 - curve.p1 * 2 + curve.p2) * 3
            c = (curve.p1 - curve.p0) * 3
        }
        stillness = (a.dot(a) + b.dot(b) + c.dot(c)) * 1e-12
    }

    @inline(__always)
    func point(at t: Double) -> SIMD2<Double> { ((a * t + b) * t + c) * t + start }

    @inline(__always)
    func derivatives(at t: Double) -> (first: SIMD2<Double>, second: SIMD2<Double>) {
        ((a * (3 * t) + b * 2) * t + c, a * (6 * t) + b * 2)
    }

    /// The lengths of the first derivative at two parameters.
    @inline(__always)
    func speeds(at t: SIMD2<Double>) -> SIMD2<Double> {
        let x = (a.x * (3 * t) + b.x * 2) * t + c.x
        let y = (a.y * (3 * t) + b.y * 2) * t + c.y
        let square = x * x + y * y
        // One by one: the vector's own square root is a call.
        return SIMD2(square.x.squareRoot(), square.y.squareRoot())
    }
}
