internal import CoreGraphics
internal import Raster
internal import RenderTree

extension NodePainter {
    func isVisible(_ node: RenderNode, in space: NodeSpace) -> Bool {
        if node.drawnBounds.isNull { return false }
        guard let box = space.drawnBox(of: node) else { return true }
        // The comparisons are such that what is not a number is drawn.
        return
            !(box.maxX < visible.minX || box.minX > visible.maxX || box.maxY < visible.minY
            || box.minY > visible.maxY)
    }

    /// For content whose shadow may be seen where it is not itself.
    func reaching(_ cast: Shadow) -> NodePainter {
        let reach = 4 * CGFloat(cast.sigma) + 2
        guard reach.isFinite, cast.dx.isFinite, cast.dy.isFinite else { return self }
        let shadowed = visible.offsetBy(dx: -CGFloat(cast.dx), dy: -CGFloat(cast.dy)).insetBy(
            dx: -reach, dy: -reach)
        return NodePainter(look: look, visible: visible.union(shadowed))
    }

    /// For content that is clipped to a rectangle: what shares a pixel with its edge shows there.
    func limited(to rect: CGRect) -> NodePainter {
        let part = visible.intersection(rect.insetBy(dx: -1, dy: -1))
        return NodePainter(look: look, visible: part.isNull ? CGRect(origin: visible.origin, size: .zero) : part)
    }
}

extension NodeSpace {
    /// Beyond its drawn bounds a node may touch this many pixels: an edge's, a blur's or an offset's rounding.
    private static let margin: CGFloat = 3

    /// Around all pixels that the node may touch; nil where there is no telling.
    func drawnBox(of node: RenderNode) -> CGRect? {
        let bounds = node.drawnBounds
        if bounds.isNull { return .zero }
        // A shadow's blur follows the mean scale: where the axes differ much, it leaves the mapped rectangle.
        guard !bounds.isInfinite, node.shadowStretch == 0 || node.shadowStretch * transform.unevenness <= 3.7 else {
            return nil
        }
        return box(of: bounds).insetBy(dx: -Self.margin, dy: -Self.margin)
    }
}
