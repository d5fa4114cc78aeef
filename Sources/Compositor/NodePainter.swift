internal import CoreGraphics
internal import CornerGeometry
internal import Raster
internal import RenderTree

/// Turns render nodes into the rasteriser's items, part by part in Core Animation's order: shadow, background,
/// gradient, contents, shape, children, border; then the node's clip, its mask and its opacity.
struct NodePainter {
    let look: Look

    func items(for node: RenderNode, in parent: CGAffineTransform) -> [DrawItem] {
        guard node.opacity > 0 else { return [] }
        let space = NodeSpace(node.transform.concatenating(parent))
        guard space.isDrawable else { return [] }

        let content = contentItems(of: node, in: space)
        let shadow = node.masksToBounds ? nil : node.shadow
        var items: [DrawItem] = []
        if let shadow {
            items += shadowItems(shadow, of: node, content: content, in: space, opacity: node.opacity)
        }
        if node.opacity < 1 && !content.isEmpty {
            items.append(DrawItem(.group(Group(items: content, opacity: node.opacity))))
        } else {
            items += content
        }
        if let mask = node.mask {
            guard !items.isEmpty else { return [] }
            return [DrawItem(.group(Group(items: items, mask: self.items(for: mask, in: space.transform))))]
        }
        return items
    }

    /// Everything that the node shows but its shadow, clipped to its bounds if it asks for that.
    private func contentItems(of node: RenderNode, in space: NodeSpace) -> [DrawItem] {
        // What the clip cuts is drawn up to the plain rectangle: the rounded edge is then multiplied once, by the clip.
        let isClipped = node.masksToBounds && hasMoreThanBackground(node)
        let edge = isClipped ? CornerOutline(rect: node.outline.rect) : node.outline
        var items: [DrawItem] = []
        if let color = node.background, color.alpha > 0 {
            items.append(DrawItem(.fill(space.shape(of: edge), .color(color.pixel))))
        }
        if let gradient = node.gradient {
            items.append(DrawItem(.fill(space.shape(of: edge), gradient.paint(over: node.outline.rect, in: space))))
        }
        if let contents = node.contents, let item = contents.item(in: space) { items.append(item) }
        if let shape = node.shape { items += shape.items(in: space) }
        for child in node.children { items += self.items(for: child, in: space.transform) }
        if let border = node.border, border.width > 0, border.color.alpha > 0 {
            let inner = node.outline.inset(by: border.width)
            items.append(DrawItem(.fill(space.ring(outer: edge, inner: inner), .color(border.color.pixel))))
        }
        guard isClipped, !items.isEmpty else { return items }
        return [DrawItem(.group(Group(items: items, contentClip: Clip(shapes: [space.shape(of: node.outline)]))))]
    }

    private func hasMoreThanBackground(_ node: RenderNode) -> Bool {
        node.contents != nil || node.shape != nil || node.border != nil || !node.children.isEmpty
            || (node.background != nil && node.gradient != nil)
    }

    private func shadowItems(
        _ shadow: RenderShadow, of node: RenderNode, content: [DrawItem], in space: NodeSpace, opacity: Double
    ) -> [DrawItem] {
        let alpha = shadow.opacity * opacity
        if let path = shadow.path {
            let cast = shadow.cast(in: space, opacity: alpha)
            return [DrawItem(.shadow(space.shape(of: path, rule: .nonZero), cast))]
        }
        if let color = node.background, !hasMoreThanBackground(node), node.gradient == nil {
            guard color.alpha > 0 else { return [] }
            let cast = shadow.cast(in: space, opacity: alpha * Double(color.alpha))
            return [DrawItem(.shadow(space.shape(of: node.outline), cast))]
        }
        guard !content.isEmpty else { return [] }
        let cast = shadow.cast(in: space, opacity: alpha)
        return [DrawItem(.group(Group(items: content, shadow: cast, drawsShadowOnly: true)))]
    }
}
