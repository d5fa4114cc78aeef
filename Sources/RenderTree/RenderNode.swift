package import CoreGraphics
package import CornerGeometry

/// What one layer draws at one moment, and the nodes inside it. Lengths are points of the node's own space.
///
/// A class, so that an unchanged subtree is the same object from one commit to the next: identity means
/// "nothing changed below", which is what damage and caches ask.
package final class RenderNode: Sendable {
    /// The layer's `name`, for dumps.
    package let name: String?
    /// From this node's space to the one that its parent's children stand in.
    package let transform: CGAffineTransform
    // What a walk asks of every child lies together in memory.

    /// Around all that the node and its children draw, shadows included; never too small, null where there is nothing.
    package let drawnBounds: CGRect
    /// How uneven scales make the shadows in here reach farther than `drawnBounds` allows for: the largest product, from
    /// a shadow's node up to this one, of the ratios of each map's longest and shortest scale; 0 where there is no shadow.
    package let shadowStretch: CGFloat
    /// From the space that the children stand in to this node's; nil where they are the same.
    package var childTransform: CGAffineTransform? { childSpace?.transform }
    private let childSpace: Space?
    /// The bounds with their corners: background, border, clip and shadow share it.
    package let outline: CornerOutline

    // What takes one byte lies together, since between others each would take eight.

    /// The node's y grows against its parent's; images in it stay the right way up.
    package let isGeometryFlipped: Bool
    /// The outline clips the finished content, sublayers included.
    package let masksToBounds: Bool
    /// The opacity acts on the finished content; if not, on each part of it.
    package let groupsOpacity: Bool
    /// How the finished picture is combined with what lies behind it.
    package let blendMode: CGBlendMode
    /// Children that blend do so with one another alone, not with what lies behind the node.
    package let isolatesBlending: Bool
    /// Whether the node or one inside it shows what lies behind it.
    package let hasBackdrop: Bool

    package let background: CGColor?
    package let gradient: RenderGradient?
    package let contents: RenderContents?
    package let shape: RenderShape?
    /// A picture in perspective, over the shape; nil in most nodes.
    package let projection: RenderProjection?
    package let border: RenderBorder?
    package let shadow: RenderShadow?
    /// In this node's space; its alpha multiplies everything, the shadow included.
    package let mask: RenderNode?
    /// 0 ... 1.
    package let opacity: Double
    /// The finished picture, shadow and mask included, is drawn into a bitmap of that many pixels a point and that one
    /// into the picture, before the opacity acts; nil in most nodes, which are drawn as fine as the picture.
    package let rasterizationScale: CGFloat?
    /// Filters and a backdrop; nil in most nodes.
    package let effects: RenderEffects?
    /// Back to front.
    package let children: RenderChildren

    package init(
        name: String? = nil, transform: CGAffineTransform = .identity, childTransform: CGAffineTransform? = nil,
        isGeometryFlipped: Bool = false, outline: CornerOutline, background: CGColor? = nil,
        gradient: RenderGradient? = nil, contents: RenderContents? = nil, shape: RenderShape? = nil,
        border: RenderBorder? = nil, shadow: RenderShadow? = nil, masksToBounds: Bool = false,
        mask: RenderNode? = nil, opacity: Double = 1, groupsOpacity: Bool = true, blendMode: CGBlendMode = .normal,
        isolatesBlending: Bool = false, projection: RenderProjection? = nil, rasterizationScale: CGFloat? = nil,
        effects: RenderEffects? = nil, children: RenderChildren = []
    ) {
        var hasBackdrop = effects?.backdrop != nil || mask?.hasBackdrop == true
        var extent = DrawnExtent()
        var stretch: CGFloat = shadow == nil ? 0 : 1
        if opacity > 0 {
            if background != nil || gradient != nil || border != nil { extent.add(outline.rect) }
            if let contents { extent.add(contents.destination) }
            if let shape { extent.add(shape.drawnBounds) }
            if let projection { extent.add(projection.drawnBounds) }
            if let backdrop = effects?.backdrop { extent.add(backdrop.shape.drawnBounds) }
            for part in 0..<children.partCount {
                if childTransform == nil, let row = children.row(ofPart: part) {
                    extent.add(row.extent)
                    stretch = max(stretch, row.shadowStretch)
                    hasBackdrop = hasBackdrop || row.hasBackdrop
                } else {
                    let nodes = children.nodes(inPart: part)
                    extent.add(nodes, through: childTransform, &stretch)
                    if !hasBackdrop { hasBackdrop = nodes.contains { $0.hasBackdrop } }
                }
            }
            if masksToBounds {
                extent.limit(to: outline.rect)
            } else if let shadow {
                extent.add(shadow.drawnBounds(of: extent.rect))
            }
            if let mask { extent.limit(to: mask.drawnBounds(through: mask.transform)) }
            if let rasterizationScale { extent.grow(by: 2 / rasterizationScale) }
            if let effects { for filter in effects.filters { extent.grow(by: filter.reach) } }
        }
        // Last, so that each is handed over, and not counted once more.
        self.name = name
        self.transform = transform
        childSpace = childTransform.map(Space.init)
        self.isGeometryFlipped = isGeometryFlipped
        self.outline = outline
        self.background = background
        self.gradient = gradient
        self.contents = contents
        self.shape = shape
        self.projection = projection
        self.border = border
        self.shadow = shadow
        self.masksToBounds = masksToBounds
        self.mask = mask
        self.opacity = opacity
        self.groupsOpacity = groupsOpacity
        self.blendMode = blendMode
        self.isolatesBlending = isolatesBlending
        self.rasterizationScale = rasterizationScale
        self.effects = effects
        self.children = children
        drawnBounds = extent.rect
        shadowStretch = stretch
        self.hasBackdrop = hasBackdrop
    }

    /// Few nodes have one, so the others shall not have its size.
    private final class Space: Sendable {
        let transform: CGAffineTransform

        init(_ transform: CGAffineTransform) { self.transform = transform }
    }

    /// The same node, but for how it stands in its parent and is combined with what lies behind it.
    package func placed(
        by transform: CGAffineTransform, opacity: Double, blendMode: CGBlendMode
    ) -> RenderNode {
        RenderNode(
            name: name, transform: transform, childTransform: childTransform, isGeometryFlipped: isGeometryFlipped,
            outline: outline, background: background, gradient: gradient, contents: contents, shape: shape,
            border: border, shadow: shadow, masksToBounds: masksToBounds, mask: mask, opacity: opacity,
            groupsOpacity: groupsOpacity, blendMode: blendMode, isolatesBlending: isolatesBlending,
            projection: projection, rasterizationScale: rasterizationScale, effects: effects, children: children)
    }

    /// `drawnBounds` in another space.
    package func drawnBounds(through transform: CGAffineTransform) -> CGRect {
        if drawnBounds.isNull || drawnBounds.isInfinite { return drawnBounds }
        if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
            return CGRect(
                x: drawnBounds.origin.x + transform.tx, y: drawnBounds.origin.y + transform.ty,
                width: drawnBounds.size.width, height: drawnBounds.size.height)
        }
        return drawnBounds.applying(transform)
    }
}
