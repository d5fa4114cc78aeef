internal import CoreGraphics
internal import CornerGeometry
internal import Raster
internal import RenderTree

extension NodePainter {
    /// Draws the content flat, then resamples it as it is projected.
    ///
    /// How fine the flat picture is hangs on the whole map alone, and each pixel is computed by itself, so that regions
    /// fit together.
    func paint(
        _ projection: RenderProjection, in space: NodeSpace, alpha: Double, isFlipped: Bool,
        into items: inout [DrawItem]
    ) {
        let content = projection.content
        let map = projection.map.concatenating(space.transform)
        guard alpha > 0, !content.drawnBounds.isNull, map.isFinite, let back = map.inverted else { return }
        guard !content.drawnBounds.isInfinite else {
            return Notice.once("CALayer.transform: what has no bounds is not drawn in perspective")
        }
        let whole = map.box(of: content.drawnBounds)
        let box = whole.insetBy(dx: -2, dy: -2).overlap(with: visible)
        guard !box.isNull, let seen = PixelRect(covering: box), !seen.isEmpty else { return }
        // Twice as fine as it is seen keeps edges crisp. What is seen so steeply that it shrinks to a few pixels needs no
        // millions of them, nor what is blown up by the eye's being in it.
        let shown = map.isCut(content.drawnBounds) ? CGSize.zero : whole.size
        guard
            let flat = FlatPicture(
                of: content, scale: 2 * stretch(of: content.drawnBounds, by: map),
                limit: max(16 * shown.width * shown.height, 1_048_576)),
            let picture = Bitmap(width: seen.width, height: seen.height)
        else {
            return Notice.once("CALayer.transform: a picture too large for memory is not drawn in perspective")
        }
        var inner: [DrawItem] = []
        let sampled = flat.part(for: seen, through: back)
        guard !sampled.isEmpty else { return }
        NodePainter(look: look, visible: sampled).paint(
            content, at: NodeSpace(flat.transform, look: look), alpha: 1,
            isFlipped: isFlipped != content.isGeometryFlipped, into: &inner)
        guard flat.draw(inner, region: sampled) else { return }
        let sampler = ProjectionSampler(flat.bitmap, in: sampled, map: back.concatenating(flat.transform))
        sampler.draw(into: picture, x: seen.x0, y: seen.y0)
        let paint = ImagePaint(
            bitmap: picture, transform: Affine(a: 1, b: 0, c: 0, d: 1, tx: Double(seen.x0), ty: Double(seen.y0)),
            interpolation: .nearest, alpha: alpha)
        let area = CGRect(x: seen.x0, y: seen.y0, width: seen.width, height: seen.height)
        items.append(DrawItem(.fill(Shape(.outline(CornerOutline(rect: area))), .image(paint))))
    }

    /// How many pixels a point becomes where the projection is largest.
    private func stretch(of rect: CGRect, by map: Homography) -> CGFloat {
        var largest: CGFloat = 0
        for corner in map.seenCorners(of: rect) {
            let image = map.image(corner.x, corner.y)
            let w = max(image.w, Homography.nearest)
            let (x, y) = (image.x / w, image.y / w)
            let (a, b) = ((map.m11 - x * map.m13) / w, (map.m12 - y * map.m13) / w)
            let (c, d) = ((map.m21 - x * map.m23) / w, (map.m22 - y * map.m23) / w)
            // The larger singular value of the derivative.
            let (sum, determinant) = (a * a + b * b + c * c + d * d, a * d - b * c)
            let root = max(0, sum * sum - 4 * determinant * determinant).squareRoot()
            largest = max(largest, ((sum + root) / 2).squareRoot())
        }
        return largest
    }
}
