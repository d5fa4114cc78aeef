internal import CoreGraphics
internal import CornerGeometry
internal import Raster
internal import RenderTree

extension RenderContents {
    /// How many items it is.
    var partCount: Int { isFading ? 1 : pieces.count }

    /// - Parameter isFlipped: y grows upwards on the screen, and the image shall stand upright all the same.
    func paint(in space: NodeSpace, alpha: Double, isFlipped: Bool, into items: inout [DrawItem]) {
        guard isFading else {
            return paintPieces(in: space, alpha: alpha, isFlipped: isFlipped, into: &items)
        }
        // The sum of both, so that what is the same in both stays as it is.
        var inner: [DrawItem] = []
        if let old {
            var before: [DrawItem] = []
            old.paintPieces(in: space, alpha: 1, isFlipped: isFlipped, into: &before)
            if !before.isEmpty { inner.append(DrawItem(.group(Group(items: before, opacity: 1 - share)))) }
        }
        var now: [DrawItem] = []
        paintPieces(in: space, alpha: 1, isFlipped: isFlipped, into: &now)
        if !now.isEmpty {
            inner.append(
                DrawItem(.group(Group(items: now, opacity: share, blendMode: CGBlendMode.plusLighter.raster))))
        }
        if !inner.isEmpty { items.append(DrawItem(.group(Group(items: inner, opacity: alpha)))) }
    }

    private func paintPieces(in space: NodeSpace, alpha: Double, isFlipped: Bool, into items: inout [DrawItem]) {
        for piece in pieces {
            let (pixels, shown) = (
                piece.source, pieces.count > 1 ? joined(piece.destination, in: space) : piece.destination
            )
            guard pixels.width > 0, pixels.height > 0, shown.width > 0, shown.height > 0,
                let covered = PixelRect(covering: pixels)?.intersection(image.bitmap.bounds), !covered.isEmpty
            else { continue }
            let (scaleX, scaleY) = (shown.width / pixels.width, shown.height / pixels.height)
            let toNode = Affine(
                a: scaleX, b: 0, c: 0, d: isFlipped ? -scaleY : scaleY, tx: shown.minX - pixels.minX * scaleX,
                ty: isFlipped ? shown.maxY + pixels.minY * scaleY : shown.minY - pixels.minY * scaleY)
            let paint = ImagePaint(
                bitmap: image.bitmap, source: covered, transform: toNode.concatenating(space.affine),
                interpolation: filter == .nearest ? .nearest : .linear, alpha: alpha)
            items.append(DrawItem(.fill(space.shape(of: CornerOutline(rect: shown)), .image(paint))))
        }
    }

    /// Edges between two pieces go to whole pixels: two edges within one pixel would let the ground shine through.
    private func joined(_ rect: CGRect, in space: NodeSpace) -> CGRect {
        guard space.isUpright, let back = space.affine.inverted else { return rect }
        let whole = space.box(of: destination)
        let box = space.box(of: rect)
        func edge(_ value: CGFloat, outer: CGFloat, _ other: CGFloat) -> CGFloat {
            abs(value - outer) < 1e-6 || abs(value - other) < 1e-6 ? value : value.rounded()
        }
        let (left, right) = (
            edge(box.minX, outer: whole.minX, whole.maxX), edge(box.maxX, outer: whole.minX, whole.maxX)
        )
        let (top, bottom) = (
            edge(box.minY, outer: whole.minY, whole.maxY), edge(box.maxY, outer: whole.minY, whole.maxY)
        )
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
            .applying(CGAffineTransform(back))
    }
}
