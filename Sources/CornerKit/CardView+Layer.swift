import QuartzCore
import UIKit

extension CardView {
    /// One path for all that follows the outline.
    final func updatePath() {
        let path = outline.cgPath
        shapeLayer.path = path
        updateEdges()
        shapeLayer.shadowPath = shadow.caster == .outline ? shadowPath(path) : nil
    }

    /// The layer is there only while it is wanted.
    private func updateEdges() {
        guard let edgeWidths, borderColor != nil else { return edgeLayer.removeFromSuperlayer() }
        edgeLayer.path = outline.border(edgeWidths)
        if edgeLayer.superlayer == nil { layer.insertSublayer(edgeLayer, at: 0) }
    }

    private func shadowPath(_ path: CGPath) -> CGPath {
        guard shadow.spread != 0 else { return path }
        return DesignShadow(spread: shadow.spread).caster(of: outline).cgPath
    }

    /// Hands the layer colours and numbers at once, and asks for a layout, which settles what the path depends on.
    final func styleChanged() {
        updateStyle()
        setNeedsLayout()
    }

    /// Resolves the colours by the view's traits; a layer's colours do not follow them.
    final func updateStyle() {
        let width = borderWidth > 0 && borderWidth.isFinite && edgeWidths == nil ? borderWidth : 0
        let shadow = shadow.valid
        shapeLayer.fillColor = resolved(fillColor)
        shapeLayer.strokeColor = width > 0 ? resolved(borderColor) : nil
        shapeLayer.lineWidth = width
        edgeLayer.fillColor = resolved(borderColor)
        shapeLayer.strokeStart = fraction(strokeStart)
        shapeLayer.strokeEnd = fraction(strokeProgress)
        shapeLayer.shadowColor = resolved(shadow.color)
        shapeLayer.shadowOpacity = shadow.opacity
        shapeLayer.shadowRadius = shadow.radius
        shapeLayer.shadowOffset = shadow.offset
    }

    private func resolved(_ color: UIColor?) -> CGColor? {
        color?.resolvedColor(with: traitCollection).cgColor
    }

    private func fraction(_ value: CGFloat) -> CGFloat {
        value > 0 ? min(value, 1) : 0
    }
}
