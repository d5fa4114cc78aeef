internal import CoreGraphics
internal import CornerGeometry
internal import Raster
internal import RenderTree

extension NodePainter {
    /// How long a side of a picture may be that is projected, in pixels; it is drawn coarser where it would be longer.
    private static let maximumSide: CGFloat = 4096

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
        let box = whole.insetBy(dx: -2, dy: -2).intersection(visible)
        guard !box.isNull, let seen = PixelRect(covering: box), !seen.isEmpty else { return }
        guard
            let flat = FlatPicture(
                of: content, stretch: stretch(of: content.drawnBounds, by: map),
                shown: map.isCut(content.drawnBounds) ? .zero : whole),
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
        guard !inner.isEmpty else { return }
        Renderer(threads: 1).draw(inner, into: flat.bitmap, region: sampled)
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

    /// A picture of a node in its own space, with a clear border.
    private struct FlatPicture {
        let bitmap: Bitmap
        /// From the node's space to the bitmap's pixels.
        let transform: CGAffineTransform

        /// - Parameter shown: around the whole projection; empty where a part of it lies at the eye, so that it is larger
        ///   than any picture.
        init?(of node: RenderNode, stretch: CGFloat, shown: CGRect) {
            let bounds = node.drawnBounds
            let longest = max(bounds.width, bounds.height)
            guard stretch > 0, longest.isFinite, longest > 0 else { return nil }
            // Twice as fine as it is seen keeps edges crisp. What is seen so steeply that it shrinks to a few pixels needs
            // no millions of them, nor what is blown up by the eye's being in it.
            let most = max(16 * shown.width * shown.height, 1_048_576)
            let scale = min(
                2 * stretch, maximumSide / longest, (most / (bounds.width * bounds.height)).squareRoot())
            let (left, top) = (
                (bounds.minX * scale).rounded(.down) - 1, (bounds.minY * scale).rounded(.down) - 1
            )
            let (right, bottom) = (
                (bounds.maxX * scale).rounded(.up) + 1, (bounds.maxY * scale).rounded(.up) + 1
            )
            guard scale > 0, (right - left).isFinite, (bottom - top).isFinite, right - left < maximumSide + 8,
                bottom - top < maximumSide + 8,
                let bitmap = Bitmap(width: Int(right - left), height: Int(bottom - top))
            else { return nil }
            self.bitmap = bitmap
            transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -left, ty: -top)
        }

        /// The pixels that those of a target are mixed of, and some more; all where the horizon is in sight.
        ///
        /// - Parameter back: from the target's pixels to the node's space.
        func part(for seen: PixelRect, through back: Homography) -> PixelRect {
            let map = back.concatenating(transform)
            var (low, high) = (CGPoint(x: 1e6, y: 1e6), CGPoint(x: -1e6, y: -1e6))
            for (x, y) in [(seen.x0, seen.y0), (seen.x1, seen.y0), (seen.x1, seen.y1), (seen.x0, seen.y1)] {
                let image = map.image(CGFloat(x), CGFloat(y))
                let (u, v) = (image.x / image.w, image.y / image.w)
                guard image.w > 0, abs(u) < 1e6, abs(v) < 1e6 else { return bitmap.bounds }
                low = CGPoint(x: min(low.x, u), y: min(low.y, v))
                high = CGPoint(x: max(high.x, u), y: max(high.y, v))
            }
            return PixelRect(x0: Int(low.x) - 4, y0: Int(low.y) - 4, x1: Int(high.x) + 4, y1: Int(high.y) + 4)
                .intersection(bitmap.bounds)
        }
    }
}
