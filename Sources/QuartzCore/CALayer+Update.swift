/// A delegate that brings what a layer shows up to date before layers are laid out.
package protocol CALayerUpdateDelegate: CALayerDelegate {
    func updateProperties(of layer: CALayer)
}

extension CALayer {
    /// Asks the delegate, if it is a ``CALayerUpdateDelegate``, for an update before the next layout.
    package final func setNeedsUpdate() {
        layoutFlags.needsUpdate = true
        markUpdateBelow()
    }

    package final var needsUpdate: Bool { layoutFlags.needsUpdate }

    /// Updates of this layer and those below that are asked for, from the top down.
    package final func updateIfNeeded() { updateTree(depth: 0) }

    final func updateTree(depth: Int) {
        guard layoutFlags.needsUpdateBelow else { return }
        layoutFlags.needsUpdateBelow = false
        guard depth <= Self.maximumDepth else { return Self.sayTooDeep() }
        if layoutFlags.needsUpdate {
            layoutFlags.needsUpdate = false
            (delegate as? any CALayerUpdateDelegate)?.updateProperties(of: self)
        }
        for child in children { child.updateTree(depth: depth + 1) }
        maskLayer?.updateTree(depth: depth + 1)
    }

    final func markUpdateBelow() {
        var layer: CALayer? = self
        while let current = layer, !current.layoutFlags.needsUpdateBelow {
            current.layoutFlags.needsUpdateBelow = true
            layer = current.superlayer ?? current.maskedLayer
        }
    }
}
