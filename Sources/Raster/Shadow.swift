/// A blurred, moved, coloured copy of some coverage, painted under it.
public struct Shadow: Hashable, Sendable {
    /// Standard deviation of the Gaussian, in pixels; 0 is a sharp copy.
    public var sigma: Double
    /// Pixels, y downwards; fractions count.
    public var dx, dy: Double
    /// Its alpha is the shadow's opacity.
    public var color: PixelColor

    public init(sigma: Double, dx: Double, dy: Double, color: PixelColor) {
        self.sigma = sigma
        self.dx = dx
        self.dy = dy
        self.color = color
    }
}
