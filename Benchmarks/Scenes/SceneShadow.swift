import Raster

/// A black shadow; lengths are points.
struct SceneShadow: Hashable, Sendable {
    var sigma, dx, dy, opacity: Double

    init(_ sigma: Double, _ dx: Double, _ dy: Double, _ opacity: Double) {
        self.sigma = sigma
        self.dx = dx
        self.dy = dy
        self.opacity = opacity
    }

    var numbers: [Double] { [sigma, dx, dy, opacity] }

    /// - Parameter sigmaFactor: multiplies sigma, to make masks that no cache has seen.
    func shadow(scale: Double, sigmaFactor: Double) -> Shadow {
        let byte = (255 * opacity + 0.5).rounded(.down)
        return Shadow(
            sigma: sigma * scale * sigmaFactor, dx: dx * scale, dy: dy * scale,
            color: PixelColor(red: 0, green: 0, blue: 0, alpha: byte / 255))
    }
}
