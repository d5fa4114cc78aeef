import CornerGeometry

/// The way of a damped spring from 0 to 1, in closed form.
///
/// What is left of the way, x, follows m x'' + c x' + k x = 0 from x = 1.
package struct SpringCurve: Hashable, Sendable {
    package let mass, stiffness, damping, initialVelocity: Double

    /// What makes no spring counts as the nearest that does: mass and stiffness are positive, damping is not negative.
    package init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0) {
        self.mass = mass > 0 ? min(max(mass, 1e-9), 1e9) : 1
        self.stiffness = stiffness > 0 ? min(max(stiffness, 1e-9), 1e12) : 100
        self.damping = damping > 0 ? min(damping, 1e12) : 0
        self.initialVelocity = min(max(initialVelocity.finite, -1e6), 1e6)
    }

    package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
        let duration = perceptualDuration > 0 ? min(max(perceptualDuration, 1e-4), 1e4) : 0.5
        let bounce = min(max(bounce.finite, -0.999_999), 1)
        let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
        let frequency = 2 * Double.pi / duration
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
            initialVelocity: initialVelocity)
    }

    /// The spring of a share of the critical damping that settles within a duration.
    package init(dampingRatio: Double, settlingWithin duration: Double, initialVelocity: Double = 0) {
        let ratio = dampingRatio > 0 ? min(max(dampingRatio, 0.01), 10) : 1
        let duration = duration > 0 ? min(max(duration, 1e-4), 1e4) : 0.5
        func spring(_ frequency: Double) -> SpringCurve {
            SpringCurve(
                mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
                initialVelocity: initialVelocity)
        }
        // The faster it swings, the sooner it settles.
        var (low, high) = (0.01 / duration, 1e5 / duration)
        for _ in 0..<80 {
            let middle = (low * high).squareRoot()
            if spring(middle).settlingDuration > duration { low = middle } else { high = middle }
        }
        self = spring((low * high).squareRoot())
    }

    /// Of the undamped spring, in radians a second.
    package var frequency: Double { (stiffness / mass).squareRoot() }

    /// The share of the critical damping.
    package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    package var perceptualDuration: Double { 2 * Double.pi / frequency }

    package var bounce: Double {
        let ratio = dampingRatio
        return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
    }

    /// How much of the way lies behind after some seconds; beyond 1 where the spring swings over.
    package func value(at seconds: Double) -> Double { 1 - rest(at: max(seconds.finite, 0)) }

    private func rest(at t: Double) -> Double {
        let (w, ratio, v) = (frequency, dampingRatio, initialVelocity)
        if abs(ratio - 1) < 1e-7 {
            return Exponential.exp(-w * t) * (1 + (w - v) * t)
        }
        if ratio < 1 {
            let swing = w * (1 - ratio * ratio).squareRoot()
            let (sine, cosine) = Trigonometry.sinCos(swing * t)
            return Exponential.exp(-ratio * w * t) * (cosine + (ratio * w - v) / swing * sine)
        }
        let root = (ratio * ratio - 1).squareRoot()
        let fast = -w * (ratio + root)
        // Written so that nothing cancels where the damping is strong.
        let slow = -w / (ratio + root)
        let first = (-v - fast) / (slow - fast)
        return first * Exponential.exp(slow * t) + (1 - first) * Exponential.exp(fast * t)
    }

    /// After how many seconds the rest stays under a thousandth; at most an hour, where it never does.
    package var settlingDuration: Double {
        let (w, ratio, v) = (frequency, dampingRatio, initialVelocity)
        let longest = 3600.0
        if ratio < 1 - 1e-7 {
            guard ratio > 0 else { return longest }
            let swing = w * (1 - ratio * ratio).squareRoot()
            let height = 1 + abs((ratio * w - v) / swing)
            return min(Exponential.log(1000 * height) / (ratio * w), longest)
        }
        // The rest falls towards 0 after at most one turn, so that the last crossing can be halved down to.
        var high = 1 / w
        while high < longest, abs(rest(at: high)) > 0.001 || abs(rest(at: high * 1.5)) > 0.001 { high *= 2 }
        var low = 0.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if abs(rest(at: middle)) > 0.001 { low = middle } else { high = middle }
        }
        return min(high, longest)
    }
}
