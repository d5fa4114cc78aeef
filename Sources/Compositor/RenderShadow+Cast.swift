internal import CoreGraphics
internal import Raster
internal import RenderTree

extension RenderShadow {
    /// The largest standard deviation in pixels. Beyond it, the plane that is blurred would take hundreds of megabytes.
    private static let largestSigma: CGFloat = 1000

    /// The shadow in pixels. `opacity` replaces the shadow's own; the colour's alpha stays a factor.
    ///
    /// The offset turns and stretches with the space; the blur, which is the same in all directions, takes the mean scale.
    func cast(in space: NodeSpace, opacity: Double) -> Shadow {
        let transform = space.transform
        var sigma = radius * space.scale
        if !(sigma <= Self.largestSigma) {
            Notice.once("CALayer.shadowRadius: a shadow is blurred by at most \(Int(Self.largestSigma)) pixels")
            sigma = Self.largestSigma
        }
        return Shadow(
            sigma: sigma,
            dx: offset.width * transform.a + offset.height * transform.c,
            dy: offset.width * transform.b + offset.height * transform.d,
            color: color.pixel(alpha: color.alpha * opacity))
    }
}
