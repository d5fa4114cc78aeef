internal import CoreGraphics
internal import CornerGeometry
internal import Raster
internal import RenderTree

/// Turns render nodes into the rasteriser's items, part by part in Core Animation's order: shadow, background,
/// gradient, contents, shape, children, border; then the node's clip, its opacity and its mask.
///
/// Groups cost a layer of their own, so they are made only where the picture would differ without.
struct NodePainter {
    let look: Look
    /// What can be seen, in pixels; nodes outside of it are left out.
    let visible: CGRect

    init(look: Look, visible: PixelRect) {
        self.init(
            look: look,
            visible: CGRect(x: visible.x0, y: visible.y0, width: visible.width, height: visible.height))
    }

    init(look: Look, visible: CGRect) {
        self.look = look
        self.visible = visible
    }

    /// Everything that `node` draws.
    ///
    /// - Parameters:
    ///   - parent: from the space that the node stands in to pixels.
    ///   - alpha: a factor of the node's opacity.
    ///   - isFlipped: the geometry is flipped an odd number of times above the node.
    func paint(
        _ node: RenderNode, in parent: CGAffineTransform, alpha: Double = 1, isFlipped: Bool = false,
        into items: inout [DrawItem]
    ) {
        paint(
            node, at: NodeSpace(node.transform.concatenating(parent)), alpha: alpha,
            isFlipped: isFlipped != node.isGeometryFlipped, into: &items)
    }

    /// Everything that `node` draws, in a space that is its own.
    func paint(
        _ node: RenderNode, at space: NodeSpace, alpha: Double, isFlipped: Bool, into items: inout [DrawItem]
    ) {
        let opacity = node.opacity * alpha
        guard opacity > 0, space.isDrawable, isVisible(node, in: space) else { return }
        guard let mask = node.mask else {
            return paintUnmasked(node, in: space, opacity: opacity, isFlipped: isFlipped, into: &items)
        }
        var inner: [DrawItem] = []
        paintUnmasked(node, in: space, opacity: opacity, isFlipped: isFlipped, into: &inner)
        guard !inner.isEmpty else { return }
        let maskSpace = NodeSpace(mask.transform.concatenating(space.transform))
        guard mask.opacity > 0, maskSpace.isDrawable else { return }
        if mask.shadow == nil, mask.mask == nil, let shape = Silhouette(of: mask, in: maskSpace) {
            return append(inner, opacity: shape.alpha * mask.opacity, clip: shape.shape, to: &items)
        }
        var maskItems: [DrawItem] = []
        paint(mask, in: space.transform, isFlipped: isFlipped, into: &maskItems)
        items.append(DrawItem(.group(Group(items: inner, mask: maskItems))))
    }

    /// Shadow and content, before the mask.
    private func paintUnmasked(
        _ node: RenderNode, in space: NodeSpace, opacity: Double, isFlipped: Bool, into items: inout [DrawItem]
    ) {
        // A layer that cuts what leaves its bounds cuts its own shadow.
        if let shadow = node.shadow, !node.masksToBounds {
            if let path = shadow.path {
                let cast = shadow.cast(in: space, opacity: shadow.opacity * opacity)
                items.append(DrawItem(.shadow(space.shape(of: path, as: shadow.outline, rule: .nonZero), cast)))
            } else if let caster = Silhouette(of: node, in: space) {
                let cast = shadow.cast(in: space, opacity: shadow.opacity * opacity * caster.alpha)
                items.append(DrawItem(.shadow(caster.shape, cast)))
            } else {
                let cast = shadow.cast(in: space, opacity: shadow.opacity)
                var content: [DrawItem] = []
                reaching(cast).paintContent(node, in: space, opacity: 1, isFlipped: isFlipped, into: &content)
                guard !content.isEmpty else { return }
                items.append(DrawItem(.group(Group(items: content, opacity: opacity, shadow: cast))))
                return
            }
        }
        paintContent(node, in: space, opacity: opacity, isFlipped: isFlipped, into: &items)
    }

    /// All but the shadow and the mask, clipped to the bounds if the node asks for that.
    private func paintContent(
        _ node: RenderNode, in space: NodeSpace, opacity: Double, isFlipped: Bool, into items: inout [DrawItem]
    ) {
        let isGroup = opacity < 1 && node.groupsOpacity && node.partCount > 1
        guard node.isCut(in: space) else {
            guard isGroup else {
                return paintParts(node, in: space, alpha: opacity, isFlipped: isFlipped, into: &items)
            }
            var inner: [DrawItem] = []
            paintParts(node, in: space, alpha: 1, isFlipped: isFlipped, into: &inner)
            return append(inner, opacity: opacity, to: &items)
        }
        let painter = limited(to: space.box(of: node.outline.rect))
        let clip = space.shape(of: node.outline)
        if space.isOnPixels(node.outline), !isGroup {
            // Each item can be cut by itself, because no pixel is cut in part.
            let cut = space.upright(node.outline)?.rect.contains(visible) == true ? nil : clip
            return painter.paintParts(node, in: space, alpha: opacity, isFlipped: isFlipped, cut: cut, into: &items)
        }
        // What lies along the outline is drawn beyond it: the edge is then multiplied once, by the clip.
        var inner: [DrawItem] = []
        let margin = 2 / space.leastScale
        let edge = CornerOutline(rect: node.outline.rect.insetBy(dx: -margin, dy: -margin))
        painter.paintParts(
            node, in: space, alpha: isGroup ? 1 : opacity, isFlipped: isFlipped, edge: edge, into: &inner)
        append(inner, opacity: isGroup ? opacity : 1, clip: clip, to: &items)
    }

    /// The parts of the content in their order.
    ///
    /// - Parameters:
    ///   - alpha: a factor of each part.
    ///   - edge: the outer edge of background, gradient and border; nil for the outline.
    ///   - cut: cuts what is not drawn along the outline.
    private func paintParts(
        _ node: RenderNode, in space: NodeSpace, alpha: Double, isFlipped: Bool, edge: CornerOutline? = nil,
        cut: Shape? = nil, into items: inout [DrawItem]
    ) {
        let edge = edge ?? node.outline
        let hasArea = !node.outline.isEmpty
        if hasArea, let color = node.background, color.alpha > 0 {
            items.append(DrawItem(.fill(space.shape(of: edge), .color(color.pixel(times: alpha)))))
        }
        if hasArea, let gradient = node.gradient {
            let paint = gradient.paint(over: node.outline.rect, in: space, alpha: alpha)
            items.append(DrawItem(.fill(space.shape(of: edge), paint)))
        }
        let first = items.count
        if let contents = node.contents {
            contents.paint(in: space, alpha: alpha, isFlipped: isFlipped, into: &items)
        }
        if let shape = node.shape { shape.paint(in: space, alpha: alpha, into: &items) }
        if !node.children.isEmpty {
            let childSpace = node.childTransform?.concatenating(space.transform) ?? space.transform
            for child in node.children {
                paint(child, in: childSpace, alpha: alpha, isFlipped: isFlipped, into: &items)
            }
        }
        if let cut {
            for index in first..<items.count { items[index].addClip(cut) }
        }
        if hasArea, let border = node.border, border.color.alpha > 0 {
            let inner = node.outline.inset(by: border.width)
            let ring = space.ring(outer: edge, inner: inner)
            items.append(DrawItem(.fill(ring, .color(border.color.pixel(times: alpha)))))
        }
    }

    /// Adds `inner`, clipped and made translucent as one thing.
    private func append(
        _ inner: [DrawItem], opacity: Double, clip: Shape? = nil, to items: inout [DrawItem]
    ) {
        guard !inner.isEmpty, opacity > 0 else { return }
        if inner.count == 1, opacity >= 1, inner[0].isOneThing {
            var item = inner[0]
            if let clip { item.addClip(clip) }
            items.append(item)
        } else {
            items.append(
                DrawItem(
                    .group(
                        Group(items: inner, opacity: min(opacity, 1), contentClip: clip.map { Clip(shapes: [$0]) }))
                ))
        }
    }
}
