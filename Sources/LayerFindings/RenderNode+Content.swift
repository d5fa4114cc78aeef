internal import CoreGraphics
internal import RenderTree

extension RenderNode {
    /// Around what the node and its children draw, without the node's own shadow; null where there is nothing.
    var contentBounds: CGRect {
        var box = CGRect.null
        func add(_ rect: CGRect) { box = box.isNull ? rect : rect.isNull ? box : box.union(rect) }
        if !outline.isEmpty, background.isVisible || (gradient?.isVisible ?? false) || border != nil {
            add(outline.rect)
        }
        if let contents { add(contents.destination) }
        if let shape, shape.isVisible { add(shape.drawnBounds) }
        for child in children where child.showsSomething {
            add(child.drawnBounds(through: child.transform.concatenating(childTransform ?? .identity)))
        }
        return masksToBounds ? box.overlap(with: outline.rect) : box
    }

    /// Whether the node, or a child of it, has anything that is not clear.
    var showsSomething: Bool {
        guard opacity > 0, !drawnBounds.isNull else { return false }
        if !outline.isEmpty, background.isVisible || (gradient?.isVisible ?? false) || border != nil { return true }
        if contents != nil || (shape?.isVisible ?? false) { return true }
        if let shadow, shadow.path != nil, !masksToBounds { return true }
        return children.contains { $0.showsSomething }
    }
}

extension RenderGradient {
    var isVisible: Bool { colors.contains { $0.alpha > 0 } }
}

extension RenderShape {
    var isVisible: Bool {
        fillColor.isVisible || (strokeColor.isVisible && lineWidth > 0 && strokeStart < strokeEnd)
    }
}
