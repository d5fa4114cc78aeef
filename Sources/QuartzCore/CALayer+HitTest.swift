import CoreGraphics

extension CALayer {
    /// What `hitTest(_:)` finds, this layer `depth` levels below where it began.
    ///
    /// Sublayers that do not override `hitTest(_:)` are asked here, so that the depth is known.
    final func hit(_ p: CGPoint, depth: Int) -> CALayer? {
        guard !isHidden, let own = p.applying(inverseOf: transformToSuperlayer) else { return nil }
        if masksToBounds && !contains(own) { return nil }
        if !children.isEmpty {
            if depth == Self.maximumDepth {
                Self.sayTooDeep()
            } else if let hit = hitBelow(own, depth: depth) {
                return hit
            }
        }
        return contains(own) ? self : nil
    }

    private func hitBelow(_ own: CGPoint, depth: Int) -> CALayer? {
        var inner = own
        if let transform = state.transformOfSublayers {
            guard let mapped = own.applying(inverseOf: transform) else { return nil }
            inner = mapped
        }
        for child in drawingOrder.reversed() {
            let isOverridden = LayerOverrides.hitTests(type(of: child))
            if let hit = isOverridden ? child.hitTest(inner) : child.hit(inner, depth: depth + 1) { return hit }
        }
        return nil
    }
}
