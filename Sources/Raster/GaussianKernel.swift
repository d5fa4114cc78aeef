/// The weights of one axis of a blur: out[i] = sum of weights[k] * in[i - first - k].
struct GaussianKernel {
    var first: Int
    var weights: [Float]

    /// How many standard deviations are summed: what is beyond them is an eighth of a level of 255.
    static let support = 3.3
    /// Under this, a Gaussian changes no pixel by a quarter of a level.
    static let leastSigma = 0.001

    /// The Gaussian between square pixels: the source's pixels are uniform squares, and the target's take the mean
    /// over their own. At sigma 0 that is a bilinear shift.
    ///
    /// The two squares together weigh as a triangle, so each weight is an integral of triangle times Gaussian.
    static func betweenPixels(sigma: Double, shift: Double) -> GaussianKernel {
        guard sigma >= leastSigma else { return bilinear(shift) }
        let reach = support * sigma + 1
        let first = Int((shift - reach).rounded(.up))
        let last = max(first, Int((shift + reach).rounded(.down)))
        let panels = Int((1 / sigma).rounded(.up))
        let weights = (first...last).map { integral(from: Double($0) - shift, sigma: sigma, panels: panels) }
        return normalised(first, weights)
    }

    /// Plain samples of the Gaussian: as good as exact where sigma is about a pixel or more.
    ///
    /// - Parameter support: How many standard deviations are summed.
    static func sampled(
        variance: Double, shift: Double, support: Double = GaussianKernel.support
    ) -> GaussianKernel {
        let reach = support * variance.squareRoot()
        let first = Int((shift - reach).rounded(.up))
        let last = max(first, Int((shift + reach).rounded(.down)))
        let weights = (first...last).map { index in
            let x = Double(index) - shift
            return exponential(-x * x / (2 * variance))
        }
        return normalised(first, weights)
    }

    /// Quartz's weights (measured): exp(-2 i^2 / reach^2) at whole i up to `reach`, which is two standard deviations.
    static func cut(reach: Int, shift: Int) -> GaussianKernel {
        guard reach > 0 else { return GaussianKernel(first: shift, weights: [1]) }
        let square = Double(reach) * Double(reach)
        return normalised(
            shift - reach, (-reach...reach).map { exponential(-2 * Double($0) * Double($0) / square) })
    }

    private static func bilinear(_ shift: Double) -> GaussianKernel {
        let whole = shift.rounded(.down)
        let part = shift - whole
        return GaussianKernel(first: Int(whole), weights: part == 0 ? [1] : [Float(1 - part), Float(part)])
    }

    private static func normalised(_ first: Int, _ weights: [Double]) -> GaussianKernel {
        var sum = 0.0
        for weight in weights { sum += weight }
        return GaussianKernel(first: first, weights: weights.map { Float($0 / sum) })
    }

    /// Integral of (1 - |t|) exp(-(u + t)^2 / 2 sigma^2) over -1 ... 1, by four-point Gauss-Legendre on panels no
    /// wider than sigma.
    private static func integral(from u: Double, sigma: Double, panels: Int) -> Double {
        let nodes = (0.339981043584856264803, 0.861136311594052575224)
        let shares = (0.652145154862546142627, 0.347854845137453857373)
        let half = 0.5 / Double(panels)
        let scale = 1 / (2 * sigma * sigma)
        var sum = 0.0
        func add(_ t: Double, _ share: Double) {
            let height = (1 - t) * share
            sum += height * exponential(-(u + t) * (u + t) * scale)
            sum += height * exponential(-(u - t) * (u - t) * scale)
        }
        for panel in 0..<panels {
            let middle = (2 * Double(panel) + 1) * half
            add(middle - nodes.1 * half, shares.1)
            add(middle - nodes.0 * half, shares.0)
            add(middle + nodes.0 * half, shares.0)
            add(middle + nodes.1 * half, shares.1)
        }
        return sum * half
    }

    /// e^x for x <= 0 without the C library, whose last bit differs between machines: x = n ln 2 + r, a Taylor
    /// polynomial for e^r with |r| <= 0.35, good to 1e-15.
    static func exponential(_ x: Double) -> Double {
        guard x > -700 else { return 0 }
        let n = (x * 1.4426950408889634074).rounded()
        let r = x - n * 0.69314718055994530942
        var sum = 1.0
        var step = 13.0
        while step > 0 {
            sum = 1 + sum * r / step
            step -= 1
        }
        return sum * Double(sign: .plus, exponent: Int(n), significand: 1)
    }
}
