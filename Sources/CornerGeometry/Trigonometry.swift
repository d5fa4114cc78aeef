/// Sine and cosine from additions, multiplications and divisions alone.
///
/// An angle lies on the way to a pixel, and the C library's `sin` gives other last bits on other machines;
/// these give the same bits everywhere.
public enum Trigonometry {
    /// π/2 as a double, cut into a part of 26 bits, the rest of that double, and what the double leaves out.
    /// A quotient of up to 26 bits times either of the first two parts is exact.
    private static let halfPi = Double.pi / 2
    private static let halfPiHigh = Double(bitPattern: halfPi.bitPattern & ~((1 << 27) - 1))
    private static let halfPiMiddle = halfPi - halfPiHigh
    private static let halfPiLow = 6.123233995736766e-17

    /// Sine and cosine of an angle in radians, within 1e-15 for angles up to 1e7.
    ///
    /// An angle that is a multiple of a quarter turn to within the rounding of its own double gives exactly
    /// 0, 1 or -1. An angle that is not finite counts as 0.
    public static func sinCos(_ radians: Double) -> (sin: Double, cos: Double) {
        guard radians.isFinite else { return (0, 1) }
        var angle = radians
        // Beyond this a double no longer tells angles apart well; the remainder is still exact and finite.
        if angle.magnitude > 1e7 { angle = angle.truncatingRemainder(dividingBy: 4 * halfPi) }
        let quotient = (angle / halfPi).rounded()
        var rest = ((angle - quotient * halfPiHigh) - quotient * halfPiMiddle) - quotient * halfPiLow
        if quotient != 0, rest.magnitude <= angle.magnitude * 0x1p-51 { rest = 0 }
        let square = rest * rest
        let sine = rest + rest * square * polynomial(sineTerms, square)
        let cosine = 1 - (square / 2 - square * square * polynomial(cosineTerms, square))
        switch Int(quotient) & 3 {
        case 0: return (sine, cosine)
        case 1: return (cosine, -sine + 0)
        case 2: return (-sine + 0, -cosine)
        default: return (-cosine, sine)
        }
    }

    /// Sine over cosine; where the cosine is 0, a value of about 1e16 with the sine's sign.
    public static func tan(_ radians: Double) -> Double {
        let (sine, cosine) = sinCos(radians)
        return cosine == 0 ? sine * 1.633123935319537e16 : sine / cosine
    }

    /// The direction of (x, y) as a part of a turn from +x towards +y: 0 ..< 1. The origin's is 0.
    public static func turn(x: Double, y: Double) -> Double {
        let (width, height) = (x.magnitude, y.magnitude)
        let (low, high) = (min(width, height), max(width, height))
        guard high > 0, high.isFinite else { return 0 }
        // Within an eighth of a turn, then within a sixteenth about its middle.
        var slope = low / high
        let isUpper = slope > 0.41421356237309503
        if isUpper { slope = (slope - 1) / (slope + 1) }
        var part = slope * polynomial(arctangentTerms, slope * slope) / (4 * halfPi)
        if isUpper { part += 0.125 }
        if height > width { part = 0.25 - part }
        if x < 0 { part = 0.5 - part }
        if y < 0 { part = 1 - part }
        return part < 1 ? part : 0
    }

    /// 1, -1/3, 1/5, …: under 1e-15 within a sixteenth of a turn.
    private static let arctangentTerms = (0..<20).map { ($0.isMultiple(of: 2) ? 1 : -1) / Double(2 * $0 + 1) }

    /// -1/3!, 1/5!, … and 1/4!, -1/6!, …: Taylor terms, which fall under 1e-17 within an eighth of a turn.
    private static let sineTerms = terms(from: 3, sign: -1)
    private static let cosineTerms = terms(from: 4, sign: 1)

    private static func terms(from first: Int, sign: Double) -> [Double] {
        var result: [Double] = []
        var factorial = 1.0
        var sign = sign
        for n in 2...19 {
            factorial *= Double(n)
            if n >= first, (n - first).isMultiple(of: 2) {
                result.append(sign / factorial)
                sign = -sign
            }
        }
        return result
    }

    private static func polynomial(_ terms: [Double], _ x: Double) -> Double {
        var sum = 0.0
        for term in terms.reversed() { sum = sum * x + term }
        return sum
    }
}
