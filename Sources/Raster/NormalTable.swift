/// The normal distribution, by +, -, *, / alone: the C library's exponential differs from one machine to the next.
///
/// Values at a grid of 1/64 are summed once; between them a cubic through values and slopes is good to 1e-9.
struct NormalTable: Sendable {
    static let shared = NormalTable()

    /// Outside -limit ... limit the density counts as 0.
    static let limit = 6.0
    private static let stepsPerUnit = 64.0

    private let densities: [Double]
    private let cumulatives: [Double]

    private init() {
        let count = Int(2 * Self.limit * Self.stepsPerUnit) + 1
        let step = 1 / Self.stepsPerUnit
        var densities: [Double] = []
        densities.reserveCapacity(count)
        for index in 0..<count { densities.append(Self.exactDensity(Double(index) * step - Self.limit)) }
        var cumulatives = [Double](repeating: 0, count: count)
        for index in 1..<count {
            // Simpson's rule on quarters of a step: error under 1e-14 a step.
            let left = Double(index - 1) * step - Self.limit
            let q = step / 4
            let inner =
                4 * (Self.exactDensity(left + q) + Self.exactDensity(left + 3 * q))
                + 2 * Self.exactDensity(left + 2 * q)
            cumulatives[index] = cumulatives[index - 1] + (densities[index - 1] + inner + densities[index]) * q / 3
        }
        let total = cumulatives[count - 1]
        self.densities = densities
        self.cumulatives = cumulatives.map { $0 / total }
    }

    /// exp(-t² / 2) / √(2 π): a Taylor series after ten halvings of the exponent.
    private static func exactDensity(_ t: Double) -> Double {
        let x = t * t / 2048
        var e = 1 - x * (1 - x / 2 * (1 - x / 3 * (1 - x / 4 * (1 - x / 5 * (1 - x / 6)))))
        for _ in 0..<10 { e *= e }
        return e * 0.398942280401432677
    }

    private static func place(_ t: Double) -> (index: Int, fraction: Double)? {
        guard t > -limit, t < limit else { return nil }
        let scaled = (t + limit) * stepsPerUnit
        let index = min(Int(scaled), Int(2 * limit * stepsPerUnit) - 1)
        return (index, scaled - Double(index))
    }

    private static func hermite(_ a: Double, _ b: Double, _ slopeA: Double, _ slopeB: Double, _ f: Double) -> Double
    {
        let h = 1 / stepsPerUnit
        let d = b - a
        let (u, v) = (slopeA * h - d, d - slopeB * h)
        return a + f * (d + (1 - f) * (u * (1 - f) + v * f))
    }

    func density(_ t: Double) -> Double {
        guard let (i, f) = Self.place(t) else { return 0 }
        let left = Double(i) / Self.stepsPerUnit - Self.limit
        let right = Double(i + 1) / Self.stepsPerUnit - Self.limit
        return Self.hermite(densities[i], densities[i + 1], -left * densities[i], -right * densities[i + 1], f)
    }

    /// The integral of the density up to t.
    func cumulative(_ t: Double) -> Double {
        guard let (i, f) = Self.place(t) else { return t > 0 ? 1 : 0 }
        return Self.hermite(cumulatives[i], cumulatives[i + 1], densities[i], densities[i + 1], f)
    }

    /// The integral of `cumulative` up to t.
    func secondIntegral(_ t: Double) -> Double {
        t * cumulative(t) + density(t)
    }
}
