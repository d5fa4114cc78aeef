import QuartzCore
import UIFoundation

extension NSView {
    /// The layer that the view is drawn by, made when it is first needed.
    final var backing: CALayer {
        if let layerStorage { return layerStorage }
        let layer = makeBackingLayer()
        layerStorage = layer
        layer.delegate = layerDelegate
        attach(layer)
        return layer
    }

    final var isLayerBacked: Bool {
        if windowReference != nil || isHosting { return true }
        var view: NSView? = self
        while let current = view {
            if current.wantsOwnLayer { return true }
            view = current.superviewReference
        }
        return false
    }

    /// Takes a layer of the program's as the view's own.
    final func host(_ layer: CALayer?) {
        guard layer !== layerStorage else { return }
        let old = layerStorage
        let superlayer = old?.superlayer
        layerStorage = layer
        isHosting = layer != nil
        if let old, let layer {
            superlayer?.replaceSublayer(old, with: layer)
            layer.opacity = old.opacity
            layer.isHidden = old.isHidden
        } else if superlayer != nil {
            // A view without a layer of the program's gets one of its own again.
            old?.removeFromSuperlayer()
            superviewReference?.placeLayer(of: self)
        }
        if let old, old.delegate === layerDelegate { old.delegate = nil }
        if let layer { attach(layer) }
    }

    private func attach(_ layer: CALayer) {
        layer.standsUpwards = true
        layer.anchorPoint = isHosting ? layer.anchorPoint : .zero
        if !isHosting {
            layer.contentsGravity = layerContentsPlacement.gravity
            layer.contentsScale = windowReference?.backingScaleFactor ?? ScreenScale.ofMain
        }
        placeFlip()
        placeLayer()
        for subview in subviewList where subview.backing.superlayer !== layer { layer.addSublayer(subview.backing) }
        cast(shadowValue, onto: layer, replacing: false)
        layer.setNeedsLayout()
        if !isHosting, ViewOverrides.hasContent(self) { layer.setNeedsDisplay() }
    }

    /// The layer's geometry is flipped where the view's way of y is not its superview's.
    final func placeFlip() {
        guard let layer = layerStorage, !isHosting || superviewReference?.isFlipped == true || isFlipped else {
            return
        }
        let flips = isFlipped != (superviewReference?.isFlipped ?? false)
        if layer.isGeometryFlipped != flips { layer.isGeometryFlipped = flips }
    }

    final func cast(_ shadow: NSShadow?) {
        shadowValue = shadow?.copy() as? NSShadow
        cast(shadowValue, onto: backing, replacing: true)
    }

    private func cast(_ shadow: NSShadow?, onto layer: CALayer, replacing: Bool) {
        guard let shadow else {
            if replacing { layer.shadowOpacity = 0 }
            return
        }
        layer.shadowOffset = shadow.shadowOffset
        layer.shadowRadius = shadow.shadowBlurRadius
        layer.shadowColor = NSAppearance.performing(with: effectiveAppearance) { shadow.castColor }
        layer.shadowOpacity = layer.shadowColor == nil ? 0 : 1
    }
}
