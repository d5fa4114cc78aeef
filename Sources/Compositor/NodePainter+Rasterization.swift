internal import CoreGraphics
internal import CornerGeometry
internal import Raster
internal import RenderTree

extension NodePainter {
    /// Draws the finished picture at the node's own scale, then that bitmap, its pixels mixed where they do not lie on
    /// those of the picture.
    ///
    /// The bitmap is drawn whole whatever part is seen, so that regions fit together.
    func paintRasterized(
        _ node: RenderNode, in space: NodeSpace, opacity: Double, isFlipped: Bool, into items: inout [DrawItem]
    ) {
        guard let scale = node.rasterizationScale, !space.isPixelForPixel(at: scale) else {
            if opacity >= 1 {
                return paintFinished(node, in: space, opacity: 1, isFlipped: isFlipped, into: &items)
            }
            var inner: [DrawItem] = []
            paintFinished(node, in: space, opacity: 1, isFlipped: isFlipped, into: &inner)
            return append(inner, isOne: false, opacity: opacity, to: &items)
        }
        guard !node.drawnBounds.isInfinite, let flat = FlatPicture(of: node, scale: scale) else {
            Notice.once("CALayer.shouldRasterize: a bitmap would be too large; drawn as fine as the picture")
            return paintFinished(node, in: space, opacity: opacity, isFlipped: isFlipped, into: &items)
        }
        var inner: [DrawItem] = []
        NodePainter(look: look, visible: flat.bitmap.bounds).paintFinished(
            node, in: NodeSpace(flat.transform, look: look), opacity: 1, isFlipped: isFlipped, into: &inner)
        guard flat.draw(inner) else { return }
        let toPixels = flat.transform.inverted().concatenating(space.transform)
        let paint = ImagePaint(
            bitmap: flat.bitmap, transform: toPixels.affine, interpolation: .linear, alpha: opacity)
        // A bitmap that would be too large is coarser than the node asks for, so that its pixels reach beyond all that the
        // node says it draws: there, nothing of them may be seen.
        let area = CGRect(x: 0, y: 0, width: flat.bitmap.width, height: flat.bitmap.height)
            .overlap(with: node.drawnBounds.applying(flat.transform))
        guard !area.isNull else { return }
        let shape = NodeSpace(toPixels, look: look).shape(of: CornerOutline(rect: area))
        items.append(DrawItem(.fill(shape, .image(paint))))
    }
}

extension NodeSpace {
    /// Whether a bitmap of that scale, whose pixels lie at whole places of the node, falls on the picture's pixels.
    fileprivate func isPixelForPixel(at scale: CGFloat) -> Bool {
        let t = transform
        return t.a == scale && t.d == scale && t.b == 0 && t.c == 0 && t.tx == t.tx.rounded()
            && t.ty == t.ty.rounded()
    }
}
