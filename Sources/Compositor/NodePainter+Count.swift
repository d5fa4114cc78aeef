internal import CoreGraphics
internal import RenderTree

// How many items painting would give if everything could be seen: 0, 1, or 2 for more. What is decided by it must not
// depend on the part of the picture that is drawn, or regions would not fit together. At times 2 where 1 is true.
extension NodePainter {
    /// Of a node with all its effects.
    private func itemCount(of node: RenderNode, in parent: CGAffineTransform, alpha: Double) -> Int {
        let opacity = node.opacity * alpha
        guard opacity > 0, !node.drawnBounds.isNull else { return 0 }
        if node.rasterizationScale != nil || node.effects != nil { return 2 }
        if node.blendMode != .normal || node.mask != nil { return 1 }
        let space = NodeSpace(node.transform.concatenating(parent), look: look)
        guard space.isDrawable else { return 0 }
        return itemCount(unmasked: node, in: space, opacity: opacity)
    }

    /// Of shadow and content, before the mask.
    func itemCount(unmasked node: RenderNode, in space: NodeSpace, opacity: Double) -> Int {
        if node.shadow != nil, !node.masksToBounds { return 2 }
        let isGroup = opacity < 1 && node.groupsOpacity && node.partCount > 1
        if isGroup { return 1 }
        let count = itemCount(partsOf: node, in: space, alpha: opacity)
        guard count > 1, look == .screen, node.isCut(in: space), !space.isOnPixels(node.outline) else {
            return count
        }
        return 1
    }

    /// Of the parts of the content.
    func itemCount(partsOf node: RenderNode, in space: NodeSpace, alpha: Double) -> Int {
        var count = (node.outline.isEmpty ? 0 : node.edgeCount) + (node.contents?.partCount ?? 0)
        count += (node.shape?.partCount ?? 0) + (node.projection == nil ? 0 : 1)
        count += node.effects?.backdrop == nil ? 0 : 1
        guard count < 2, !node.children.isEmpty else { return min(count, 2) }
        let childSpace = node.childTransform?.concatenating(space.transform) ?? space.transform
        for child in node.children {
            count += itemCount(of: child, in: childSpace, alpha: alpha)
            if count > 1 { return 2 }
        }
        return count
    }
}
