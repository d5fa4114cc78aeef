/// A shadow under a sigma so large that what casts it need not be drawn in whole pixels.
///
/// A Gaussian of 4096 pixels sees over 40,000 pixels, each of which would have to be drawn, kept and blurred. So what casts
/// the shadow is drawn in coarse pixels, of which sigma still has 64. A coarse pixel taken as a uniform square changes the
/// shadow by less than one level of 255.
struct CoarseShadow {
    private static let leastSigma = 64.0

    /// Pixels along a coarse pixel's side: 1 << shift; 0 where whole pixels are drawn.
    let shift: Int
    private let shadow: Shadow
    private let sigma: Double

    /// - Parameter sigma: The shadow's, as it is drawn. What casts it has no say: of a large thing, what cannot be seen
    ///   may be missing.
    init(_ shadow: Shadow, sigma: Double) {
        var shift = 0
        while sigma >= Self.leastSigma * Double(2 << shift) {
            shift += 1
        }
        self.shift = shift
        self.shadow = shadow
        self.sigma = sigma
    }

    /// From pixels to coarse ones.
    var scale: Double { 1 / Double(1 << shift) }

    /// The shadow's alpha.
    ///
    /// - Parameters:
    ///   - within: The pixels asked for. Which they are does not change the byte of any of them.
    ///   - extent: The coarse pixels that cast the shadow.
    ///   - alpha: What casts it, within the given coarse pixels.
    func plane(within: PixelRect, extent: PixelRect, kernels: Kernels, alpha: (PixelRect) -> AlphaPlane)
        -> ShadowPlane
    {
        let held = Extent.everything.intersection(within)
        guard !held.isEmpty, !extent.isEmpty else { return .bytes(AlphaPlane(bounds: .empty)) }
        let source = Preparer.source(of: held, sigma: sigma, dx: shadow.dx, dy: shadow.dy)
        let need = PixelRect(
            x0: source.x0 >> shift - 2, y0: source.y0 >> shift - 2, x1: source.x1 >> shift + 3,
            y1: source.y1 >> shift + 3
        ).intersection(extent)
        guard !need.isEmpty else { return .bytes(AlphaPlane(bounds: .empty)) }
        let blurred = alpha(need).softened(
            sigma: sigma, dx: shadow.dx, dy: shadow.dy, falloff: shadow.falloff, within: held, shift: shift,
            kernels: kernels)
        return ShadowPlane(blurred, shadow, kernels: kernels)
    }
}
