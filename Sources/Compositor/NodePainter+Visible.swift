internal import CoreGraphics
internal import Raster
internal import RenderTree

extension NodePainter {
    func isVisible(_ node: RenderNode, in space: NodeSpace) -> Bool {
        let bounds = node.drawnBounds
        if bounds.isNull { return false }
        // A shadow's blur follows the mean scale: where the axes differ much, it may leave the mapped rectangle.
        let transform = space.transform
        let squares =
            transform.a * transform.a + transform.b * transform.b + transform.c * transform.c
            + transform.d * transform.d
        guard !bounds.isInfinite, squares <= 4 * abs(space.affine.determinant) else { return true }
        let box = space.box(of: bounds)
        // The comparisons are such that what is not a number is drawn.
        return
            !(box.maxX < visible.minX - 1 || box.minX > visible.maxX + 1 || box.maxY < visible.minY - 1
            || box.minY > visible.maxY + 1)
    }

    /// For content whose shadow may be seen where it is not itself.
    func reaching(_ cast: Shadow) -> NodePainter {
        let reach = 4 * CGFloat(cast.sigma) + 2
        guard reach.isFinite, cast.dx.isFinite, cast.dy.isFinite else { return self }
        let shadowed = visible.offsetBy(dx: -CGFloat(cast.dx), dy: -CGFloat(cast.dy)).insetBy(
            dx: -reach, dy: -reach)
        return NodePainter(look: look, visible: visible.union(shadowed))
    }

    /// For content that is clipped to a rectangle.
    func limited(to rect: CGRect) -> NodePainter {
        let part = visible.intersection(rect)
        return NodePainter(look: look, visible: part.isNull ? CGRect(origin: visible.origin, size: .zero) : part)
    }
}
