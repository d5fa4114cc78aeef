internal import CoreGraphics
internal import Raster
internal import RenderTree

extension NodePainter {
    func isVisible(_ node: RenderNode, in space: NodeSpace) -> Bool {
        let bounds = node.drawnBounds
        if bounds.origin.x == .infinity { return false }
        guard space.hasDrawnBox(of: node) else { return true }
        let (box, margin) = (space.box(of: bounds), NodeSpace.margin)
        let (x, y) = (visible.origin.x - margin, visible.origin.y - margin)
        // The comparisons are such that what is not a number is drawn.
        return
            !(box.origin.x + box.size.width < x || box.origin.x > x + visible.size.width + 2 * margin
            || box.origin.y + box.size.height < y || box.origin.y > y + visible.size.height + 2 * margin)
    }

    /// What can be seen, in the space of children, with room for what they touch beyond their bounds; nil where that is
    /// no upright rectangle.
    func window(in space: CGAffineTransform) -> CGRect? {
        guard space.b == 0, space.c == 0, space.a != 0, space.d != 0 else { return nil }
        let margin = NodeSpace.margin + 1
        let (left, right) = (
            (visible.minX - margin - space.tx) / space.a, (visible.maxX + margin - space.tx) / space.a
        )
        let (top, bottom) = (
            (visible.minY - margin - space.ty) / space.d, (visible.maxY + margin - space.ty) / space.d
        )
        guard (left - right + top - bottom).isFinite else { return nil }
        return CGRect(
            x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
    }

    /// False for most of the children that cannot be seen, at the cost of a few comparisons.
    @inline(__always)
    func mayShow(_ child: RenderNode, in window: CGRect?) -> Bool {
        guard let window, child.shadowStretch == 0, child.transform.isMove else { return true }
        return Self.touches(child.drawnBounds, dx: child.transform.tx, dy: child.transform.ty, window)
    }

    /// False for most rows of children of which none can be seen.
    func mayShow(_ row: RenderRow, in window: CGRect?) -> Bool {
        guard let window, row.shadowStretch == 0 else { return true }
        return Self.touches(row.drawnBounds, dx: 0, dy: 0, window)
    }

    /// What is not a number touches.
    @inline(__always)
    private static func touches(_ bounds: CGRect, dx: CGFloat, dy: CGFloat, _ window: CGRect) -> Bool {
        let (x, y, size) = (bounds.origin.x + dx, bounds.origin.y + dy, bounds.size)
        return
            !(x > window.origin.x + window.size.width || y > window.origin.y + window.size.height
            || x + size.width < window.origin.x || y + size.height < window.origin.y)
    }

    /// For content whose shadow may be seen where it is not itself.
    func reaching(_ cast: Shadow) -> NodePainter {
        let reach = 4 * CGFloat(cast.sigma) + 2
        guard reach.isFinite, cast.dx.isFinite, cast.dy.isFinite else { return self }
        let shadowed = visible.offsetBy(dx: -CGFloat(cast.dx), dy: -CGFloat(cast.dy)).insetBy(
            dx: -reach, dy: -reach)
        return NodePainter(look: look, visible: visible.union(shadowed), behind: behind)
    }

    /// For content that is clipped to a rectangle: what shares a pixel with its edge shows there.
    func limited(to rect: CGRect) -> NodePainter {
        let part = visible.overlap(with: rect.insetBy(dx: -1, dy: -1))
        return NodePainter(
            look: look, visible: part.isNull ? CGRect(origin: visible.origin, size: .zero) : part, behind: behind)
    }
}

extension NodeSpace {
    /// Beyond its drawn bounds a node may touch this many pixels: an edge's, a blur's or an offset's rounding.
    fileprivate static let margin: CGFloat = 3

    /// Around all pixels that the node may touch; nil where there is no telling.
    func drawnBox(of node: RenderNode) -> CGRect? {
        let bounds = node.drawnBounds
        if bounds.isNull { return .zero }
        guard hasDrawnBox(of: node) else { return nil }
        return box(of: bounds).insetBy(dx: -Self.margin, dy: -Self.margin)
    }

    /// Whether a node that draws something stays within its drawn bounds.
    fileprivate func hasDrawnBox(of node: RenderNode) -> Bool {
        // A shadow's blur follows the mean scale: where the axes differ much, it leaves the mapped rectangle.
        node.drawnBounds.size.width < .greatestFiniteMagnitude
            && (node.shadowStretch == 0 || node.shadowStretch * transform.unevenness <= 3.7)
    }
}
