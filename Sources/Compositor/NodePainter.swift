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
    /// What has been drawn below the list of items that is being made, for what shows what lies behind it.
    var behind: [DrawItem] = []

    init(look: Look, visible: PixelRect) {
        self.init(
            look: look,
            visible: CGRect(x: visible.x0, y: visible.y0, width: visible.width, height: visible.height))
    }

    init(look: Look, visible: CGRect, behind: [DrawItem] = []) {
        self.look = look
        self.visible = visible
        self.behind = behind
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
            node, at: NodeSpace(node.transform.placed(in: parent), look: look), alpha: alpha,
            isFlipped: isFlipped != node.isGeometryFlipped, into: &items)
    }

    /// Everything that `node` draws, in a space that is its own.
    func paint(
        _ node: RenderNode, at space: NodeSpace, alpha: Double, isFlipped: Bool, into items: inout [DrawItem]
    ) {
        let opacity = node.opacity * alpha
        guard opacity > 0, space.isDrawable, isVisible(node, in: space) else { return }
        // Each step that few nodes need is a function of its own: what lies deep in a tree takes small frames.
        if node.blendMode != .normal || node.isolatesBlending {
            paintBlended(node, in: space, opacity: opacity, isFlipped: isFlipped, into: &items)
        } else {
            paintSettled(node, in: space, opacity: opacity, isFlipped: isFlipped, into: &items)
        }
    }

    /// The finished picture, as it is or by way of a bitmap.
    private func paintSettled(
        _ node: RenderNode, in space: NodeSpace, opacity: Double, isFlipped: Bool, into items: inout [DrawItem]
    ) {
        if let effects = node.effects, !effects.filters.isEmpty {
            paintFiltered(
                node, by: effects.filters, in: space, opacity: opacity, isFlipped: isFlipped, into: &items)
        } else if node.rasterizationScale != nil, look == .screen {
            paintRasterized(node, in: space, opacity: opacity, isFlipped: isFlipped, into: &items)
        } else {
            paintFinished(node, in: space, opacity: opacity, isFlipped: isFlipped, into: &items)
        }
    }

    /// The finished picture as one thing, combined with what lies behind it as the node says.
    private func paintBlended(
        _ node: RenderNode, in space: NodeSpace, opacity: Double, isFlipped: Bool, into items: inout [DrawItem]
    ) {
        var inner: [DrawItem] = []
        seeing(items, node).paintSettled(node, in: space, opacity: opacity, isFlipped: isFlipped, into: &inner)
        guard !inner.isEmpty else { return }
        var group = Group(items: inner, blendMode: node.blendMode.raster)
        group.isIsolated = node.isolatesBlending && inner.contains { $0.blends }
        items.append(DrawItem(.group(group)))
    }

    /// Shadow, content and mask, as fine as the picture.
    @inline(__always)
    func paintFinished(
        _ node: RenderNode, in space: NodeSpace, opacity: Double, isFlipped: Bool, into items: inout [DrawItem]
    ) {
        if let mask = node.mask {
            paintMasked(node, by: mask, in: space, opacity: opacity, isFlipped: isFlipped, into: &items)
        } else {
            paintUnmasked(node, in: space, opacity: opacity, isFlipped: isFlipped, into: &items)
        }
    }

    private func paintMasked(
        _ node: RenderNode, by mask: RenderNode, in space: NodeSpace, opacity: Double, isFlipped: Bool,
        into items: inout [DrawItem]
    ) {
        var inner: [DrawItem] = []
        seeing(items, node).paintUnmasked(node, in: space, opacity: opacity, isFlipped: isFlipped, into: &inner)
        guard !inner.isEmpty else { return }
        let maskSpace = NodeSpace(mask.transform.concatenating(space.transform), look: look)
        guard mask.opacity > 0, maskSpace.isDrawable else { return }
        if mask.shadow == nil, mask.mask == nil, mask.rasterizationScale == nil, mask.effects == nil,
            let shape = Silhouette(of: mask, in: maskSpace)
        {
            return append(
                inner, isOne: itemCount(unmasked: node, in: space, opacity: opacity) < 2,
                opacity: shape.alpha * mask.opacity, clip: shape.shape, to: &items)
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
        if let shadow = node.shadow, !node.masksToBounds,
            !paintShapeShadow(shadow, of: node, in: space, opacity: opacity, into: &items)
        {
            paintWithShadow(shadow, node, in: space, opacity: opacity, isFlipped: isFlipped, into: &items)
        } else {
            paintContent(node, in: space, opacity: opacity, isFlipped: isFlipped, into: &items)
        }
    }

    /// False where no one shape casts the shadow.
    private func paintShapeShadow(
        _ shadow: RenderShadow, of node: RenderNode, in space: NodeSpace, opacity: Double,
        into items: inout [DrawItem]
    ) -> Bool {
        if let path = shadow.path {
            let cast = shadow.cast(in: space, opacity: shadow.opacity * opacity)
            items.append(DrawItem(.shadow(space.shape(of: path, as: shadow.outline, rule: .nonZero), cast)))
            return true
        }
        guard let caster = Silhouette(of: node, in: space) else { return false }
        let cast = shadow.cast(in: space, opacity: shadow.opacity * opacity * caster.alpha)
        items.append(DrawItem(.shadow(caster.shape, cast)))
        return true
    }

    /// A group casts the shadow.
    private func paintWithShadow(
        _ shadow: RenderShadow, _ node: RenderNode, in space: NodeSpace, opacity: Double, isFlipped: Bool,
        into items: inout [DrawItem]
    ) {
        let cast = shadow.cast(in: space, opacity: shadow.opacity)
        var content: [DrawItem] = []
        seeing(items, node).reaching(cast).paintContent(
            node, in: space, opacity: 1, isFlipped: isFlipped, into: &content)
        guard !content.isEmpty else { return }
        var group = Group(items: content, opacity: opacity, shadow: cast)
        group.isExcerpt = !(content[0].isFill && itemCount(partsOf: node, in: space, alpha: 1) < 2)
        items.append(DrawItem(.group(group)))
    }

    /// All but the shadow and the mask, clipped to the bounds if the node asks for that.
    private func paintContent(
        _ node: RenderNode, in space: NodeSpace, opacity: Double, isFlipped: Bool, into items: inout [DrawItem]
    ) {
        let isGroup = opacity < 1 && node.groupsOpacity && node.partCount > 1
        if node.isCut(in: space) {
            paintCut(node, in: space, opacity: opacity, isGroup: isGroup, isFlipped: isFlipped, into: &items)
        } else if isGroup {
            var inner: [DrawItem] = []
            seeing(items, node).paintParts(
                node, in: space, alpha: 1, isFlipped: isFlipped, edges: Edges(node.outline), into: &inner)
            append(inner, isOne: false, opacity: opacity, to: &items)
        } else {
            paintParts(
                node, in: space, alpha: opacity, isFlipped: isFlipped, edges: Edges(node.outline), into: &items)
        }
    }

    private func paintCut(
        _ node: RenderNode, in space: NodeSpace, opacity: Double, isGroup: Bool, isFlipped: Bool,
        into items: inout [DrawItem]
    ) {
        let painter = seeing(items, node).limited(to: space.box(of: node.outline.rect))
        let clip = space.shape(of: node.outline)
        var inner: [DrawItem] = []
        if look == .quartz || (space.isOnPixels(node.outline) && !isGroup) {
            // Each item can be cut by itself where no pixel is cut in part. In Quartz's look the clip acts on each
            // drawing, on the layer's own background too: its edge is multiplied twice (measured).
            var edges = Edges(node.outline)
            edges.cutsEdges = !space.isOnPixels(node.outline)
            let holdsAll = !edges.cutsEdges && space.upright(node.outline)?.rect.contains(visible) == true
            edges.cut = holdsAll ? nil : clip
            painter.paintParts(
                node, in: space, alpha: isGroup ? 1 : opacity, isFlipped: isFlipped, edges: edges, into: &inner)
            if isGroup { append(inner, isOne: false, opacity: opacity, to: &items) } else { items += inner }
            return
        }
        // What lies along the outline is drawn beyond it: the edge is then multiplied once, by the clip.
        let margin = 2 / space.leastScale
        let edge = CornerOutline(rect: node.outline.rect.insetBy(dx: -margin, dy: -margin))
        painter.paintParts(
            node, in: space, alpha: isGroup ? 1 : opacity, isFlipped: isFlipped, edges: Edges(edge), into: &inner)
        append(
            inner, isOne: itemCount(partsOf: node, in: space, alpha: isGroup ? 1 : opacity) < 2,
            opacity: isGroup ? opacity : 1, clip: clip, to: &items)
    }

    /// Where the parts of a node end.
    private struct Edges {
        /// The outer edge of background, gradient and border.
        let outline: CornerOutline
        /// Cuts what is not drawn along the outline, ...
        var cut: Shape?
        /// ... and what is.
        var cutsEdges = false

        init(_ outline: CornerOutline) { self.outline = outline }
    }

    /// The parts of the content in their order.
    ///
    /// - Parameter alpha: a factor of each part.
    private func paintParts(
        _ node: RenderNode, in space: NodeSpace, alpha: Double, isFlipped: Bool, edges: Edges,
        into items: inout [DrawItem]
    ) {
        paintGround(node, in: space, alpha: alpha, isFlipped: isFlipped, edges: edges, into: &items)
        if !node.children.isEmpty {
            let childSpace = node.childTransform?.concatenating(space.transform) ?? space.transform
            let window = window(in: childSpace)
            for part in 0..<node.children.partCount {
                if let row = node.children.row(ofPart: part), !mayShow(row, in: window) { continue }
                for child in node.children.nodes(inPart: part) where mayShow(child, in: window) {
                    let first = items.count
                    paint(child, in: childSpace, alpha: alpha, isFlipped: isFlipped, into: &items)
                    if edges.cut != nil { cut(&items, from: first, by: edges, child, of: node, in: space) }
                }
            }
        }
        if node.border != nil { paintBorder(node, in: space, alpha: alpha, edges: edges, into: &items) }
    }

    /// What lies under the children.
    private func paintGround(
        _ node: RenderNode, in space: NodeSpace, alpha: Double, isFlipped: Bool, edges: Edges,
        into items: inout [DrawItem]
    ) {
        let hasArea = !node.outline.isEmpty
        var first = items.count
        if let backdrop = node.effects?.backdrop {
            paint(backdrop, in: space, alpha: alpha, into: &items)
            if let cut = edges.cut { for index in first..<items.count { items[index].addClip(cut) } }
            first = items.count
        }
        if hasArea, let color = node.background, color.alpha > 0 {
            items.append(DrawItem(.fill(space.shape(of: edges.outline), .color(color.pixel(times: alpha)))))
        }
        if hasArea, let gradient = node.gradient {
            let paint = gradient.paint(over: node.outline.rect, in: space, alpha: alpha)
            items.append(DrawItem(.fill(space.shape(of: edges.outline), paint)))
        }
        if !edges.cutsEdges { first = items.count }
        if let contents = node.contents {
            contents.paint(in: space, alpha: alpha, isFlipped: isFlipped, into: &items)
        }
        if let shape = node.shape { shape.paint(in: space, alpha: alpha, into: &items) }
        if let projection = node.projection {
            paint(projection, in: space, alpha: alpha, isFlipped: isFlipped, into: &items)
        }
        if let cut = edges.cut {
            for index in first..<items.count { items[index].addClip(cut) }
        }
    }

    /// Cuts what a child has drawn, unless all of it lies inside.
    private func cut(
        _ items: inout [DrawItem], from first: Int, by edges: Edges, _ child: RenderNode, of node: RenderNode,
        in space: NodeSpace
    ) {
        guard let cut = edges.cut, first < items.count else { return }
        let transform = child.transform.concatenating(node.childTransform ?? .identity)
        if space.isInside(child.drawnBounds(through: transform), of: node.outline) { return }
        for index in first..<items.count { items[index].addClip(cut) }
    }

    private func paintBorder(
        _ node: RenderNode, in space: NodeSpace, alpha: Double, edges: Edges, into items: inout [DrawItem]
    ) {
        guard let border = node.border, !node.outline.isEmpty, border.color.alpha > 0 else { return }
        let ring = space.border(of: node.outline, width: border.width, edge: edges.outline)
        var item = DrawItem(.fill(ring, .color(border.color.pixel(times: alpha))))
        if edges.cutsEdges, let cut = edges.cut { item.addClip(cut) }
        items.append(item)
    }

    /// Adds `inner`, clipped and made translucent as one thing.
    ///
    /// - Parameter isOne: `inner` is never more than one item, whatever part of the picture is seen; for what is made of
    ///   it rounds otherwise than a group.
    func append(
        _ inner: [DrawItem], isOne: Bool, opacity: Double, clip: Shape? = nil, to items: inout [DrawItem]
    ) {
        guard !inner.isEmpty, opacity > 0 else { return }
        if isOne, inner.count == 1, opacity >= 1, inner[0].isOneThing {
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

extension DrawItem {
    fileprivate var isFill: Bool {
        if case .fill = content { return true }
        return false
    }

    /// Whether it is combined otherwise than over what is there.
    fileprivate var blends: Bool {
        if case .group(let group) = content {
            return group.blendMode != .normal || (!group.isIsolated && group.items.contains { $0.blends })
        }
        return false
    }
}
