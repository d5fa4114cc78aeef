/// From encoded components to linear light and back, by arithmetic that is the same on every machine: a power
/// with a fraction for its exponent is a root found by Newton's rule, never `pow`.
///
/// Values outside of 0 ... 1 are kept; below 0 each curve goes on point-symmetrically.
package enum TransferFunction: Hashable, Sendable {
    case linear
    case sRGB
    /// The power 1.8 of the old Generic RGB profile.
    case gamma18

    package func decode(_ encoded: Double) -> Double {
        symmetric(encoded) { value in
            switch self {
            case .linear: value
            case .sRGB:
                value <= 0.04045 ? value / 12.92 : Self.power12Fifths((value + 0.055) / 1.055)
            // x^1.8 = x · x^(4/5)
            case .gamma18: value * Self.root(value * value * value * value, 5)
            }
        }
    }

    package func encode(_ linear: Double) -> Double {
        symmetric(linear) { value in
            switch self {
            case .linear: value
            case .sRGB:
                // x^(1/2.4) = (x^5)^(1/12)
                value <= 0.0031308
                    ? value * 12.92
                    : 1.055 * Self.root(value * value * value * value * value, 12) - 0.055
            // x^(1/1.8) = (x^5)^(1/9)
            case .gamma18: Self.root(value * value * value * value * value, 9)
            }
        }
    }

    /// x^2.4 = x² · (x²)^(1/5)
    private static func power12Fifths(_ x: Double) -> Double {
        x * x * root(x * x, 5)
    }

    private func symmetric(_ value: Double, _ curve: (Double) -> Double) -> Double {
        guard value.isFinite else { return 0 }
        // Far outside of any display's range; the powers above stay finite.
        let size = min(value.magnitude, 1e6)
        return value < 0 ? -curve(size) : curve(size)
    }

    /// The n-th root of a value that is not negative, to within a few units of the last place.
    static func root(_ x: Double, _ n: Int) -> Double {
        guard x > 0 else { return 0 }
        // A guess within a few hundredths: the logarithm of base 2, straight between powers of 2, over n.
        let logarithm = (Double(x.exponent) + x.significand - 1) / Double(n)
        let whole = logarithm.rounded(.down)
        var y = Double(sign: .plus, exponent: Int(whole), significand: 1 + (logarithm - whole))
        let count = Double(n)
        for _ in 0..<6 {
            var power = y
            for _ in 2..<n { power *= y }
            y -= (y - x / power) / count
        }
        return y
    }
}
