extension AlphaPlane {
    /// A pyramid is gone down while sigma stays this many coarse pixels: below, the B-splines' shape would show.
    private static let leastCoarseSigma = 1.5
    /// The same where the Gaussian is cut off: its ends would show much sooner.
    private static let leastCoarseCut = 64.0
    private static let largestSigma = 65_536.0
    private static let largestShift = 16_777_216.0

    /// This plane moved by (dx, dy) and blurred by a Gaussian, within 2 levels of 255 of the exact one (which has no
    /// end): the plane's pixels are taken as uniform squares, and each new pixel is the mean over its own square, as
    /// the shadows of outlines are. Outside the plane there is nothing.
    ///
    /// - Parameters:
    ///   - sigma: Standard deviation in pixels; 0, negative or NaN moves alone.
    ///   - falloff: `.quartz` takes sigma to halves of pixels and the shift to whole ones.
    ///   - within: The pixels asked for; the result's bounds are those of them that the blur reaches. Which they are
    ///     does not change the byte of any of them.
    public func blurred(
        sigma: Double, dx: Double, dy: Double, falloff: Shadow.Falloff = .gaussian, within: PixelRect
    ) -> AlphaPlane {
        softened(sigma: sigma, dx: dx, dy: dy, falloff: falloff, within: within, kernels: .best)
            .alphas(kernels: .best)
    }

    /// The same, before its pixels are worked out.
    ///
    /// - Parameter shift: This plane's pixels are squares of 1 << shift pixels of the result.
    func softened(
        sigma: Double, dx: Double, dy: Double, falloff: Shadow.Falloff, within: PixelRect, shift: Int = 0,
        kernels: Kernels
    ) -> BlurredPlane {
        let sigma = sigma > 0 ? min(sigma, Self.largestSigma) : 0
        let isCut = falloff == .quartz
        let dx = isCut ? Self.held(dx).rounded() : Self.held(dx)
        let dy = isCut ? Self.held(dy).rounded() : Self.held(dy)
        let square = 1 << shift
        let reach = Int((sigma * GaussianKernel.support).rounded(.up)) + 2 * square
        let reached = PixelRect(
            x0: bounds.x0 << shift + Int(dx.rounded(.down)) - reach,
            y0: bounds.y0 << shift + Int(dy.rounded(.down)) - reach,
            x1: bounds.x1 << shift + Int(dx.rounded(.up)) + reach,
            y1: bounds.y1 << shift + Int(dy.rounded(.up)) + reach)
        let target = within.intersection(reached)
        let nothing = FloatPlane(bounds: .empty)
        guard !bounds.isEmpty, !target.isEmpty else { return BlurredPlane(nothing, shift: 0, bounds: .empty) }

        var levels = 0
        let coarsest = isCut ? Self.leastCoarseCut : Self.leastCoarseSigma
        while sigma >= coarsest * Double(square << (levels + 1)) { levels += 1 }
        let across: GaussianKernel
        let down: GaussianKernel
        let whole = shift + levels
        if whole == 0, isCut {
            let reach = Int((2 * sigma).rounded())
            across = .cut(reach: reach, shift: Int(dx))
            down = .cut(reach: reach, shift: Int(dy))
        } else if whole == 0 {
            across = .betweenPixels(sigma: sigma, shift: dx)
            down = .betweenPixels(sigma: sigma, shift: dy)
        } else {
            // The squares of a pixel here and of one of the result have a twelfth of theirs as variance.
            let own = Double(square * square)
            let factor = Double(1 << whole)
            let variance =
                (sigma * sigma + (own + 1) / 12 - own * FloatPlane.halvingVariance(shift: levels)
                    - FloatPlane.halvingVariance(shift: whole)) / (factor * factor)
            let support = isCut ? 2 : GaussianKernel.support
            across = .sampled(variance: variance, shift: dx / factor, support: support)
            down = .sampled(variance: variance, shift: dy / factor, support: support)
        }

        let columns = BlurredPlane.sources(of: target.x0..<target.x1, shift: whole)
        let rows = BlurredPlane.sources(of: target.y0..<target.y1, shift: whole)
        let source = sourceArea(columns, rows, across, down, levels: levels)
        guard !source.isEmpty else { return BlurredPlane(nothing, shift: whole, bounds: target) }
        var plane =
            levels == 0 ? FloatPlane(self, area: source) : FloatPlane(halving: self, area: source, kernels: kernels)
        for _ in 1..<max(levels, 1) { plane = plane.halved(kernels: kernels) }
        plane = plane.convolvedVertically(down, rows: rows, kernels: kernels)
        plane = plane.convolvedHorizontally(across, columns: columns, kernels: kernels)
        return BlurredPlane(plane, shift: whole, bounds: target)
    }

    /// A group's or shape's shadow before its colour: blurred and moved.
    func shadow(_ shadow: Shadow, sigma: Double, within: PixelRect, kernels: Kernels) -> ShadowPlane {
        let blurred = softened(
            sigma: sigma, dx: shadow.dx, dy: shadow.dy, falloff: shadow.falloff, within: within, kernels: kernels)
        return ShadowPlane(blurred, shadow, kernels: kernels)
    }

    /// Times the opacity that Quartz's rule has.
    func faded(by shadow: Shadow) -> AlphaPlane {
        guard shadow.falloff == .quartz, shadow.opacity < 1 else { return self }
        var result = self
        // A hair more, so that 0.3 as a float counts as what it stands for.
        let table = (0..<256).map { UInt8(min(Double($0) * shadow.opacity + 1e-4, 255)) }
        for index in result.bytes.indices { result.bytes[index] = table[Int(result.bytes[index])] }
        return result
    }

    /// The part of this plane that the coarse pixels asked for can see.
    private func sourceArea(
        _ columns: Range<Int>, _ rows: Range<Int>, _ across: GaussianKernel, _ down: GaussianKernel, levels: Int
    ) -> PixelRect {
        func seen(_ range: Range<Int>, _ kernel: GaussianKernel) -> Range<Int> {
            var low = range.lowerBound - kernel.first - kernel.weights.count + 1
            var high = range.upperBound - kernel.first
            for _ in 0..<levels {
                low = 2 * low - 1
                high = 2 * (high - 1) + 3
            }
            return low..<max(low, high)
        }
        let x = seen(columns, across)
        let y = seen(rows, down)
        return bounds.intersection(
            PixelRect(x0: x.lowerBound, y0: y.lowerBound, x1: x.upperBound, y1: y.upperBound))
    }

    private static func held(_ shift: Double) -> Double {
        shift.isNaN ? 0 : min(max(shift, -largestShift), largestShift)
    }
}
