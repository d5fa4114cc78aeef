internal import CoreGraphics
internal import CornerGeometry
internal import Raster
internal import RenderTree

/// One shape of one alpha that is the whole alpha of a node's content: what shadows and masks can do without a layer.
struct Silhouette {
    let shape: Shape
    /// Above 0.
    let alpha: Double

    /// The node's own shadow, mask and opacity do not count. Nil where it takes more than a shape to tell.
    init?(of node: RenderNode, in space: NodeSpace) {
        // Quartz's clip multiplies each drawing's own edge.
        if space.look == .quartz, node.masksToBounds, !space.isOnPixels(node.outline) { return nil }
        let hasArea = !node.outline.isEmpty
        let background = hasArea ? node.background.map { Double($0.alpha) } ?? 0 : 0
        let others = node.partCount - (background > 0 ? 1 : 0)
        if background > 0 {
            guard others == 0 || (background == 1 && Self.isCovered(node, in: space)) else { return nil }
            self.init(shape: space.shape(of: node.outline), alpha: background)
            return
        }
        guard others == 1, !node.masksToBounds else { return nil }
        if hasArea, let gradient = node.gradient, gradient.isOpaque {
            self.init(shape: space.shape(of: node.outline), alpha: 1)
        } else if let shape = node.shape, shape.partCount == 1, let silhouette = shape.silhouette(in: space) {
            self = silhouette
        } else if let child = node.children.first, child.shadow == nil, child.mask == nil, child.opacity > 0,
            child.blendMode == .normal, child.rasterizationScale == nil, child.effects == nil
        {
            let transform = child.transform.concatenating(node.childTransform ?? .identity)
            let childSpace = NodeSpace(transform.concatenating(space.transform), look: space.look)
            guard childSpace.isDrawable, let inner = Silhouette(of: child, in: childSpace) else { return nil }
            self.init(shape: inner.shape, alpha: inner.alpha * child.opacity)
        } else {
            return nil
        }
    }

    init(shape: Shape, alpha: Double) {
        self.shape = shape
        self.alpha = alpha
    }

    /// Whether all that stands on an opaque background leaves its alpha as it is.
    private static func isCovered(_ node: RenderNode, in space: NodeSpace) -> Bool {
        if space.isOnPixels(node.outline) {
            return node.masksToBounds || node.isContentInside(in: space)
        }
        // Two edges over each other cover more of a pixel than one, unless a clip multiplies the whole.
        if node.masksToBounds { return true }
        return node.edgeCount == 1 && node.isContentInside(in: space)
    }
}

extension RenderShape {
    /// Of a shape that is filled or stroked, not both.
    fileprivate func silhouette(in space: NodeSpace) -> Silhouette? {
        if isFilled, let color = fillColor {
            return Silhouette(shape: fillShape(in: space), alpha: Double(color.alpha))
        }
        guard let color = strokeColor, let style = strokeStyle else { return nil }
        return Silhouette(shape: space.shape(stroking: path.data, style), alpha: Double(color.alpha))
    }
}
