/// A cubic Bézier curve from (0, 0) to (1, 1), read as y for an x.
package struct TimingCurve: Hashable, Sendable {
    package let x1, y1, x2, y2: Double

    /// The control points' x count as within 0 ... 1, so that there is one y for every x; what is not finite is 0.
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = min(max(x1.finite, 0), 1)
        self.y1 = min(max(y1.finite, -1e6), 1e6)
        self.x2 = min(max(x2.finite, 0), 1)
        self.y2 = min(max(y2.finite, -1e6), 1e6)
    }

    package static let linear = TimingCurve(0, 0, 1, 1)

    package static let named: [CAMediaTimingFunctionName: TimingCurve] = [
        .linear: linear,
        .easeIn: TimingCurve(0.42, 0, 1, 1),
        .easeOut: TimingCurve(0, 0, 0.58, 1),
        .easeInEaseOut: TimingCurve(0.42, 0, 0.58, 1),
        .default: TimingCurve(0.25, 0.1, 0.25, 1),
    ]

    var points: [(x: Double, y: Double)] { [(0, 0), (x1, y1), (x2, y2), (1, 1)] }

    /// y at x, where x counts as within 0 ... 1; good to 1e-12.
    package func value(at x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        if x1 == y1, x2 == y2 { return x }
        // Newton's steps, kept between bounds that halve where a step leads outside.
        var (low, high) = (0.0, 1.0)
        var t = x
        for _ in 0..<64 {
            let miss = Self.bezier(x1, x2, t) - x
            if abs(miss) < 1e-15 { break }
            if miss < 0 { low = t } else { high = t }
            let slope = Self.slope(x1, x2, t)
            let next = slope > 1e-6 ? t - miss / slope : -1
            let step = next > low && next < high ? next : (low + high) / 2
            if step == t { break }
            t = step
        }
        return Self.bezier(y1, y2, t)
    }

    private static func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    private static func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
    }
}
