internal import CornerGeometry
import QuartzCore
internal import Raster

extension NSView {
    /// The view's one outline in its own space: the bounds with the corners that are resolved for them, or with those of
    /// its layer.
    final var ownOutline: CornerOutline {
        guard let layer = layerStorage else {
            return CornerOutline(rect: boundsRect, radii: resolvedCorners.map(inOwnSpace) ?? .zero)
        }
        guard let radii = resolvedCorners else { return layer.outline }
        return CornerOutline(
            rect: boundsRect, radii: inOwnSpace(radii),
            curve: layer.cornerCurve == .continuous ? .continuous : .circular)
    }

    /// Radii as they are seen, named by the view's own way of y.
    private func inOwnSpace(_ radii: CornerRadii) -> CornerRadii {
        isFlipped ? radii : radii.flipped(x: false, y: true)
    }
}

extension NSBezierPath {
    convenience init(outline: CornerOutline) {
        self.init(cgPath: outline.isEmpty ? CGMutablePath() : CGPath(data: PathData(outline)))
    }
}
