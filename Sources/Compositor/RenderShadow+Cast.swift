internal import CoreGraphics
internal import Raster
internal import RenderTree

extension RenderShadow {
    /// The shadow in pixels. `opacity` replaces the shadow's own; the colour's alpha stays a factor.
    func cast(in space: NodeSpace, opacity: Double) -> Shadow {
        let transform = space.transform
        return Shadow(
            sigma: radius * space.scale,
            dx: offset.width * transform.a + offset.height * transform.c,
            dy: offset.width * transform.b + offset.height * transform.d,
            color: color.pixel(alpha: color.alpha * opacity))
    }
}
