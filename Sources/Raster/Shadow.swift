/// A blurred, moved, coloured copy of some coverage, painted under it.
public struct Shadow: Hashable, Sendable {
    /// How the blur falls off.
    public enum Falloff: Hashable, Sendable {
        /// An ideal Gaussian, at any place between pixels.
        case gaussian
        /// Quartz's: samples of the Gaussian at whole pixels, cut off at two sigma, moved by whole pixels. The blurred
        /// bytes are multiplied by `opacity` and rounded down before they take the colour.
        case quartz
    }

    /// Standard deviation of the Gaussian, in pixels; 0 is a sharp copy.
    public var sigma: Double
    /// Pixels, y downwards; fractions count.
    public var dx, dy: Double
    /// Its alpha is the shadow's opacity.
    public var color: PixelColor
    public var falloff = Falloff.gaussian
    /// Of a shadow by Quartz's rule alone: 0 ... 1, beside the colour's alpha.
    public var opacity = 1.0

    public init(sigma: Double, dx: Double, dy: Double, color: PixelColor) {
        self.sigma = sigma
        self.dx = dx
        self.dy = dy
        self.color = color
    }

    /// By Quartz's rule: blur and offset go to whole pixels.
    ///
    /// - Parameter blur: How far the shadow reaches, in pixels: twice the standard deviation.
    public static func quartz(blur: Double, dx: Double, dy: Double, opacity: Double, color: PixelColor) -> Shadow {
        // What only rounding errors put above a whole number is not rounded up.
        let reach = blur > 1e-6 && blur.isFinite ? (blur - 1e-6).rounded(.up) : 0
        var shadow = Shadow(sigma: reach / 2, dx: dx.rounded(), dy: dy.rounded(), color: color)
        shadow.falloff = .quartz
        shadow.opacity = opacity > 0 ? min(opacity, 1) : 0
        return shadow
    }
}
