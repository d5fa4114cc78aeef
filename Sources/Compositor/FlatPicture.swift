internal import CoreGraphics
internal import Raster
internal import RenderTree

/// A picture of a node in its own space, with a clear border.
struct FlatPicture {
    /// How long a side may be, in pixels; it is drawn coarser where it would be longer.
    static let maximumSide: CGFloat = 4096

    let bitmap: Bitmap
    /// From the node's space to the bitmap's pixels.
    let transform: CGAffineTransform

    /// Nil where there is nothing, or too much for memory.
    ///
    /// - Parameters:
    ///   - scale: Pixels a point; fewer where there would be too many. The node's origin lies in the corner of a pixel.
    ///   - limit: How many pixels there may be.
    init?(of node: RenderNode, scale: CGFloat, limit: CGFloat = .infinity) {
        let bounds = node.drawnBounds
        let longest = max(bounds.width, bounds.height)
        guard scale > 0, longest.isFinite, longest > 0 else { return nil }
        let scale = min(
            scale, Self.maximumSide / longest, (limit / (bounds.width * bounds.height)).squareRoot())
        let (left, top) = (
            (bounds.minX * scale).rounded(.down) - 1, (bounds.minY * scale).rounded(.down) - 1
        )
        let (right, bottom) = (
            (bounds.maxX * scale).rounded(.up) + 1, (bounds.maxY * scale).rounded(.up) + 1
        )
        guard scale > 0, (right - left).isFinite, (bottom - top).isFinite, right - left < Self.maximumSide + 8,
            bottom - top < Self.maximumSide + 8,
            let bitmap = Bitmap(width: Int(right - left), height: Int(bottom - top))
        else { return nil }
        self.bitmap = bitmap
        transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -left, ty: -top)
    }

    /// False where there is nothing to draw.
    ///
    /// - Parameter region: The pixels that are asked for; nil for all.
    func draw(_ items: [DrawItem], region: PixelRect? = nil) -> Bool {
        guard !items.isEmpty else { return false }
        Renderer(threads: 1).draw(items, into: bitmap, region: region ?? bitmap.bounds)
        return true
    }

    /// The pixels that those of a target are mixed of, and some more; all where the horizon is in sight.
    ///
    /// - Parameter back: From the target's pixels to the node's space.
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
