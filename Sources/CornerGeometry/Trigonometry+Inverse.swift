extension Trigonometry {
    /// The angle of the direction (x, y), -π ... π, within 1e-15; 0 where there is no direction.
    ///
    /// Exact on the axes.
    public static func atan2(_ y: Double, _ x: Double) -> Double {
        let largest = max(abs(x), abs(y))
        guard y.isFinite, x.isFinite, largest > 0 else { return 0 }
        let (a, b) = (x / largest, y / largest)
        if b == 0 { return a < 0 ? .pi : 0 }
        if a == 0 { return b < 0 ? -.pi / 2 : .pi / 2 }
        // A rough angle in the first eighth, then steps by the sine of what is left, each three times as good.
        let (small, large) = (min(abs(a), abs(b)), max(abs(a), abs(b)))
        let slope = small / large
        var angle = slope * (1.05 - 0.265 * slope)
        let length = (small * small + large * large).squareRoot()
        for _ in 0..<4 {
            let (sine, cosine) = sinCos(angle)
            let left = (small * cosine - large * sine) / length
            angle += left + left * left * left / 6
        }
        if abs(b) > abs(a) { angle = .pi / 2 - angle }
        if a < 0 { angle = .pi - angle }
        return b < 0 ? -angle : angle
    }

    /// The angle whose sine is `x`, -π/2 ... π/2; what lies outside of -1 ... 1 counts as the nearer of the two.
    public static func asin(_ x: Double) -> Double {
        let sine = x.isNaN ? 0 : min(max(x, -1), 1)
        return atan2(sine, ((1 - sine) * (1 + sine)).squareRoot())
    }
}
