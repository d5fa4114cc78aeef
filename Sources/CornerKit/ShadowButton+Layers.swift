import QuartzCore
import UIKit

extension ShadowButton {
    /// Keeps the two layers lowest, also where the button has made a view of its own since.
    final func keepLayers() {
        let lowest = layer.sublayers?.prefix(2) ?? []
        guard lowest.count < 2 || lowest.first !== shadowLayer || lowest.last !== backgroundLayer else { return }
        layer.insertSublayer(shadowLayer, at: 0)
        layer.insertSublayer(backgroundLayer, at: 1)
    }

    /// One outline for the background and for what casts the shadow.
    final func updatePaths() {
        let outline = outlinePath
        withoutAnimation {
            backgroundLayer.frame = bounds
            backgroundLayer.bounds = bounds
            backgroundLayer.path = outline.cgPath
            shadowLayer.frame = bounds
            shadowLayer.bounds = bounds
            shadowLayer.shadowPath = DesignShadow(spread: shadow.spread).caster(of: outline).cgPath
        }
    }

    /// Resolves the colours by the button's state and traits; a layer's colours do not follow them.
    final func updateColors() {
        let shadow = shadow.valid
        withoutAnimation {
            backgroundLayer.fillColor = shownFill?.resolvedColor(with: traitCollection).cgColor
            shadowLayer.shadowColor = shadow.color.resolvedColor(with: traitCollection).cgColor
            shadowLayer.shadowOpacity = shadow.opacity
            shadowLayer.shadowRadius = shadow.radius
            shadowLayer.shadowOffset = shadow.offset
        }
    }

    /// Layers that are no view's animate their changes unless told not to.
    private func withoutAnimation(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
    }
}
