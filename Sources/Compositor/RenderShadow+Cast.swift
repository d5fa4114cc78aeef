internal import CoreGraphics
internal import Raster
internal import RenderTree

extension RenderShadow {
    /// The largest standard deviation in pixels. Beyond it, the plane that is blurred would take hundreds of megabytes.
    private static let largestSigma: CGFloat = 1000

    /// The shadow in pixels. `opacity` replaces the shadow's own; the colour's alpha stays a factor.
    ///
    /// The offset turns and stretches with the space; the blur, which is the same in all directions, takes the mean scale.
    /// Quartz's blur and offset go to whole pixels.
    func cast(in space: NodeSpace, opacity: Double) -> Shadow {
        let transform = space.transform
        var sigma = radius * space.scale
        if !(sigma <= Self.largestSigma) {
            Notice.once("CALayer.shadowRadius: a shadow is blurred by at most \(Int(Self.largestSigma)) pixels")
            sigma = Self.largestSigma
        }
        let dx = offset.width * transform.a + offset.height * transform.c
        let dy = offset.width * transform.b + offset.height * transform.d
        if space.look == .quartz {
            return .quartz(blur: 2 * sigma, dx: dx, dy: dy, opacity: opacity, color: color.pixel)
        }
        return Shadow(
            sigma: sigma, dx: dx, dy: dy, color: color.pixel(alpha: color.alpha * opacity))
    }
}
