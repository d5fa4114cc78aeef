import CoreGraphics
import Raster

extension CALayer {
    /// Back to front, but for `zPosition`. Nil where there is none.
    public final var sublayers: [CALayer]? {
        get {
            let shown = layoutFlags.isCopy ? shownChildren : children
            return shown.isEmpty ? nil : shown
        }
        set {
            let new = newValue ?? []
            let kept = Set(new.map(ObjectIdentifier.init))
            for child in children where !kept.contains(ObjectIdentifier(child)) { child.removeFromSuperlayer() }
            let isSame = new.count == children.count && zip(new, children).allSatisfy { $0 === $1 }
            if !isSame { for layer in new { insert(layer, at: children.count) } }
        }
    }

    /// A layer whose alpha multiplies what this one shows, its shadow included; its frame is in this layer's space.
    ///
    /// A layer masks one other: set as the mask of a second, or put into a tree, it leaves the first; set as a mask,
    /// it leaves its superlayer. A mask's own mask is not drawn.
    public final var mask: CALayer? {
        get { maskLayer }
        set {
            guard newValue !== maskLayer else { return }
            if let newValue, isInside(newValue) {
                return Notice.once(
                    "CALayer.mask: a layer cannot be masked by itself or by one that holds it; ignored")
            }
            if newValue?.maskedLayer != nil {
                Notice.once(
                    "CALayer.mask: a layer that masks another is taken from it; each needs a mask of its own")
            }
            newValue?.removeFromSuperlayer()
            changing("mask") { takeMask(newValue) }
        }
    }

    private func takeMask(_ new: CALayer?) {
        maskLayer?.maskedLayer = nil
        maskLayer = new
        guard let new else { return }
        new.maskedLayer = self
        if new.layoutFlags.needsLayoutBelow { markLayoutBelow() }
        if new.layoutFlags.needsUpdateBelow { markUpdateBelow() }
        if new.layoutFlags.needsDisplayBelow { markDisplayBelow() }
        if new.layoutFlags.animatesBelow { markAnimatesBelow() }
    }

    /// Puts `layer` at `index` of the sublayers (the nearest possible one), taking it from where it was.
    /// A layer is not put inside itself.
    final func insert(_ layer: CALayer, at index: Int) {
        if isInside(layer) {
            return Notice.once("CALayer.addSublayer(_:): a layer cannot be put inside itself; ignored")
        }
        var index = max(0, index)
        let isNew = layer.superlayer !== self
        if isNew {
            layer.removeFromSuperlayer()
        } else if let old = self.index(of: layer), old < index {
            index -= 1
        }
        changing("sublayers") {
            if !isNew, let old = self.index(of: layer) { children.remove(at: old) }
            children.insert(layer, at: min(index, children.count))
            layer.superlayer = self
        }
        setNeedsLayout()
        if layer.layoutFlags.needsUpdateBelow { markUpdateBelow() }
        if layer.layoutFlags.needsDisplayBelow { markDisplayBelow() }
        if layer.layoutFlags.animatesBelow { markAnimatesBelow() }
        if isNew, layoutFlags.isCommitted, !layer.isHidden { layer.runOrderAction(kCAOnOrderIn) }
    }

    /// Takes `layer` out of the sublayers.
    final func take(out layer: CALayer) {
        changing("sublayers") {
            layer.superlayer = nil
            if let index = index(of: layer) { children.remove(at: index) }
        }
        setNeedsLayout()
        if layoutFlags.isCommitted, !layer.isHidden { layer.runOrderAction(kCAOnOrderOut) }
    }

    /// Whether this layer is `layer`, or lies in it or in its masks.
    private func isInside(_ layer: CALayer) -> Bool {
        // Only a layer that holds others can hold this one.
        guard layer !== self else { return true }
        guard !layer.children.isEmpty || layer.maskLayer != nil else { return false }
        var ancestor: CALayer? = self
        while let current = ancestor {
            if current === layer { return true }
            ancestor = current.superlayer ?? current.maskedLayer
        }
        return false
    }

    /// New layers come last, so the search begins there.
    final func index(of layer: CALayer?) -> Int? {
        guard let layer else { return nil }
        return children.lastIndex { $0 === layer }
    }

    /// The sublayers back to front: by `zPosition`, then as they stand.
    final var drawingOrder: [CALayer] { Self.ordered(layoutFlags.isCopy ? shownChildren : children) { $0 } }

    /// Layers back to front, by the `zPosition` that is shown.
    static func ordered(_ layers: [CALayer], shown: (CALayer) -> CALayer) -> [CALayer] {
        guard layers.contains(where: { $0.state.zPosition != 0 || $0.hasAnimations }) else { return layers }
        return layers.enumerated().map { ($0.offset, $0.element, shown($0.element).state.zPosition) }
            .sorted { first, second in
                // What is not a number lies among the zeros.
                let (z1, z2) = (first.2.isNaN ? 0 : first.2, second.2.isNaN ? 0 : second.2)
                return z1 == z2 ? first.0 < second.0 : z1 < z2
            }
            .map(\.1)
    }
}
