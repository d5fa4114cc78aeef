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

    /// - Parameter scale: Pixels a point. The node's origin lies in the corner of a pixel. Nil where there is nothing, or
    ///   too much for memory.
    init?(of node: RenderNode, scale: CGFloat) {
        let bounds = node.drawnBounds
        let longest = max(bounds.width, bounds.height)
        guard scale > 0, longest.isFinite, longest > 0 else { return nil }
        let scale = min(scale, Self.maximumSide / longest)
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
    func draw(_ items: [DrawItem]) -> Bool {
        guard !items.isEmpty else { return false }
        Renderer(threads: 1).draw(items, into: bitmap)
        return true
    }
}
