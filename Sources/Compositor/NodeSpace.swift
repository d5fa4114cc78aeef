internal import CoreGraphics
internal import CornerGeometry
internal import Raster

/// A node's space on the pixel grid: shapes that lie in it, as the rasteriser wants them.
struct NodeSpace {
    /// From the node's points to pixels.
    let transform: CGAffineTransform

    init(_ transform: CGAffineTransform) {
        self.transform = transform
    }

    var affine: Affine { transform.affine }

    /// False for a map that is not finite or flattens everything.
    var isDrawable: Bool {
        affine.isFinite && abs(affine.determinant) > 1e-12
    }

    /// How many pixels a point is long, as the geometric mean over directions.
    var scale: CGFloat { abs(affine.determinant).squareRoot() }

    /// Upright with one scale for both axes, so that circles stay circles.
    private var isUpright: Bool {
        affine.isAxisAligned && abs(abs(transform.a) - abs(transform.d)) <= 1e-9 * abs(transform.a)
    }

    func shape(of outline: CornerOutline) -> Shape {
        if isUpright { return Shape(.outline(upright(outline))) }
        return Shape(.path(PathData(outline).transformed(by: affine), .nonZero))
    }

    func shape(of path: CGPath, rule: FillRule) -> Shape {
        Shape(.path(path.data.transformed(by: affine), rule))
    }

    /// What lies between two outlines of the node.
    func ring(outer: CornerOutline, inner: CornerOutline) -> Shape {
        if inner.rect.isEmpty { return shape(of: outer) }
        if isUpright { return Shape(.ring(outer: upright(outer), inner: upright(inner))) }
        var path = PathData(outer)
        path.append(PathData(inner))
        return Shape(.path(path.transformed(by: affine), .evenOdd))
    }

    private func upright(_ outline: CornerOutline) -> CornerOutline {
        let radii = outline.radii.flipped(x: transform.a < 0, y: transform.d < 0)
        let scale = abs(transform.a)
        return CornerOutline(
            rect: outline.rect.applying(transform), radii: radii.map { $0 * scale }, curve: outline.curve)
    }
}
