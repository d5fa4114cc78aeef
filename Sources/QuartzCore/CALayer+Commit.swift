import CoreGraphics
import CornerGeometry
import Raster
import RenderTree

extension CALayer {
    /// How many layers may lie inside one another; what lies deeper is not laid out nor drawn, which is said.
    package static let maximumDepth = 400

    /// The tree as it stands, for drawing; what has not changed is the node of the last time.
    package final func commit() -> RenderNode {
        prepareForCommit()
        return node(depth: 0)
    }

    private func node(depth: Int) -> RenderNode {
        if let committedNode { return committedNode }
        let state = state
        let hasRare = state.hasRareValues
        let opacity = state.drawnOpacity
        var mask: RenderNode?
        var nodes: [RenderNode] = []
        if opacity > 0 {
            if let maskLayer, maskedLayer == nil {
                mask = maskLayer.node(depth: depth + 1)
            } else if maskLayer != nil {
                Notice.once("CALayer.mask: a mask's own mask is not drawn")
            }
            if depth < Self.maximumDepth {
                nodes = drawingOrder.map { $0.node(depth: depth + 1) }
            } else if !children.isEmpty {
                Self.sayTooDeep()
            }
        }
        let parts = parts()
        sayWhatIsNotDrawn(of: state)
        let node = RenderNode(
            name: name, transform: state.transformToSuperlayer, childTransform: state.transformOfSublayers,
            isGeometryFlipped: hasRare && state.isGeometryFlipped, outline: state.outline,
            background: state.backgroundColor, gradient: parts.gradient, contents: state.renderContents,
            shape: parts.shape, border: state.border, shadow: state.shadow, masksToBounds: state.masksToBounds,
            mask: mask, opacity: opacity, groupsOpacity: !hasRare || state.allowsGroupOpacity,
            blendMode: state.blendMode, children: nodes)
        committedNode = node
        return node
    }

    /// The one shape of background, border, clip and shadow.
    package final var outline: CornerOutline { state.outline }

    static func sayTooDeep() {
        Notice.once("CALayer: layers more than \(maximumDepth) levels deep are not drawn")
    }

    private func sayWhatIsNotDrawn(of state: LayerState) {
        if !state.isFinite { Notice.once("CALayer: a position or size that is not finite counts as 0") }
        if state.hasRareValues, state.hasPerspective {
            Notice.once("CALayer: perspective is not drawn; a transform is drawn by its effect in the plane")
        }
    }
}

extension LayerState {
    fileprivate var isFinite: Bool {
        position.x.isFinite && position.y.isFinite && bounds.origin.x.isFinite && bounds.origin.y.isFinite
            && bounds.size.width.isFinite && bounds.size.height.isFinite
    }

    /// Whether a transform has more effect in the plane than its affine part.
    fileprivate var hasPerspective: Bool {
        func has(_ matrix: CATransform3D) -> Bool {
            matrix.m14 != 0 || matrix.m24 != 0 || matrix.m34 != 0 || matrix.m44 != 1
        }
        return has(self.transform) || has(self.sublayerTransform)
    }
}
