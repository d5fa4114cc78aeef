/// The exponential function and its inverse from additions, multiplications and divisions alone, for the same reason as
/// `Trigonometry`: the C library's give other last bits on other machines.
public enum Exponential {
    /// ln 2, cut into a part whose products with small whole numbers are exact, and the rest.
    private static let ln2High = Double(bitPattern: 0x3FE6_2E42_FEE0_0000)
    private static let ln2Low = 1.908_214_929_270_587_7e-10

    /// e to the power of `x`, within 1e-15 of itself. NaN counts as 0; what is too large is the greatest finite number.
    public static func exp(_ x: Double) -> Double {
        guard !x.isNaN else { return 1 }
        if x < -745.2 { return 0 }
        if x > 709.7 { return .greatestFiniteMagnitude }
        let power = (x / (ln2High + ln2Low)).rounded()
        let rest = (x - power * ln2High) - power * ln2Low
        var sum = 0.0
        for term in terms.reversed() { sum = sum * rest + term }
        // Two steps, so that a result below the least normal number is rounded once.
        let half = (power / 2).rounded()
        return sum * Self.two(half) * Self.two(power - half)
    }

    /// The natural logarithm, within 1e-15 of itself or of 1; 0 for what has none.
    public static func log(_ x: Double) -> Double {
        guard x > 0, x.isFinite else { return 0 }
        let exponent = Double(x.exponent)
        // Within 1 ... 2, where three Newton steps from a straight line settle.
        let significand = x.significand
        var y = significand - 1
        for _ in 0..<6 { y += significand * exp(-y) - 1 }
        return exponent * ln2High + (exponent * ln2Low + y)
    }

    private static func two(_ power: Double) -> Double { Double(sign: .plus, exponent: Int(power), significand: 1) }

    /// 1/n!, which falls under 1e-17 of the sum for arguments up to half of ln 2.
    private static let terms: [Double] = {
        var result = [1.0]
        for n in 1...16 { result.append(result[n - 1] / Double(n)) }
        return result
    }()
}
