import CoreGraphics

extension CALayer {
    /// Back to front, but for `zPosition`. Nil where there is none.
    public final var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set {
            let new = newValue ?? []
            for child in children where !new.contains(where: { $0 === child }) { child.removeFromSuperlayer() }
            for layer in new { insert(layer, at: children.count) }
        }
    }

    /// A layer whose alpha multiplies what this one shows, its shadow included; its frame is in this layer's space.
    /// A layer that stands in a tree is taken out of it.
    public final var mask: CALayer? {
        get { maskLayer }
        set {
            guard newValue !== maskLayer else { return }
            guard newValue !== self else { return }
            maskLayer?.maskedLayer = nil
            newValue?.removeFromSuperlayer()
            maskLayer = newValue
            newValue?.maskedLayer = self
            invalidate()
        }
    }

    /// Puts `layer` at `index` of the sublayers (the nearest possible one), taking it from where it was.
    /// A layer is not put inside itself.
    final func insert(_ layer: CALayer, at index: Int) {
        var ancestor: CALayer? = self
        while let current = ancestor {
            if current === layer { return }
            ancestor = current.superlayer ?? current.maskedLayer
        }
        var index = max(0, index)
        if layer.superlayer === self, let old = children.firstIndex(where: { $0 === layer }), old < index {
            index -= 1
        }
        layer.removeFromSuperlayer()
        children.insert(layer, at: min(index, children.count))
        layer.superlayer = self
        setNeedsLayout()
        if layer.layoutFlags.needsLayoutBelow { markLayoutBelow() }
        if layer.layoutFlags.needsDisplayBelow { markDisplayBelow() }
        invalidate()
    }
}
