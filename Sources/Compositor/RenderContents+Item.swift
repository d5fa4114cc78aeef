internal import CoreGraphics
internal import Raster
internal import RenderTree

extension RenderContents {
    /// Nil where there is nothing to show.
    func item(in space: NodeSpace) -> DrawItem? {
        let (pixels, shown) = (source, destination)
        guard pixels.width > 0, pixels.height > 0, shown.width > 0, shown.height > 0,
            let covered = PixelRect(covering: pixels)
        else { return nil }
        let toNode = Affine(
            a: shown.width / pixels.width, b: 0, c: 0, d: shown.height / pixels.height,
            tx: shown.minX - pixels.minX * shown.width / pixels.width,
            ty: shown.minY - pixels.minY * shown.height / pixels.height)
        let paint = ImagePaint(
            bitmap: image.bitmap, source: image.bitmap.bounds.intersection(covered),
            transform: toNode.concatenating(space.affine), interpolation: filter == .nearest ? .nearest : .linear)
        let frame = CGPath(rect: shown, transform: nil)
        let shape =
            space.affine.isAxisAligned
            ? Shape(.outline(.init(rect: shown.applying(space.transform)))) : space.shape(of: frame, rule: .nonZero)
        return DrawItem(.fill(shape, .image(paint)))
    }
}
