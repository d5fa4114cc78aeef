import CoreGraphics
import CornerGeometry
import RenderTree

// What a node shows of a layer's values, be they the layer's own or those of a moment of an animation.
extension LayerState {
    /// The one shape of background, border, clip and shadow.
    @inline(__always)
    var outline: CornerOutline {
        if hasRareValues, let radii = self.resolvedRadii {
            return Self.outline(finiteBounds, radii, curve)
        }
        return Self.outline(finiteBounds, cornerRadius, maskedCorners, curve)
    }

    private static func outline(
        _ bounds: CGRect, _ cornerRadius: CGFloat, _ maskedCorners: CACornerMask, _ curve: CornerCurve
    ) -> CornerOutline {
        guard cornerRadius > 0 else { return CornerOutline(rect: bounds, curve: curve) }
        func at(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? cornerRadius : 0 }
        let radii = CornerRadii(
            topLeft: at(.layerMinXMinYCorner), topRight: at(.layerMaxXMinYCorner),
            bottomRight: at(.layerMaxXMaxYCorner), bottomLeft: at(.layerMinXMaxYCorner))
        return outline(bounds, radii, curve)
    }

    private static func outline(_ bounds: CGRect, _ radii: CornerRadii, _ curve: CornerCurve) -> CornerOutline {
        CornerOutline(rect: bounds, radii: radii.limitedToHalfSide(of: bounds.size), curve: curve)
    }

    /// 0 ... 1; what is not a number is 0, as it is for a hidden layer.
    @inline(__always)
    var drawnOpacity: Double { !isHidden && opacity > 0 ? Double(min(opacity, 1)) : 0 }

    /// Nil where the layer is drawn as fine as the picture; a scale that is none counts as 1.
    var drawnRasterizationScale: CGFloat? {
        guard hasRareValues, self.shouldRasterize else { return nil }
        let scale = self.rasterizationScale
        return scale > 0 && scale.isFinite ? scale : 1
    }

    @inline(__always)
    var border: RenderBorder? {
        guard let color = borderColor, borderWidth > 0, color.alpha > 0 else { return nil }
        return RenderBorder(width: borderWidth, color: color)
    }

    var shadow: RenderShadow? {
        guard hasRareValues else { return nil }
        let opacity = self.shadowOpacity
        guard opacity > 0, let color = self.shadowColor, color.alpha > 0 else { return nil }
        let (radius, offset) = (self.shadowRadius, self.shadowOffset)
        return RenderShadow(
            color: color, opacity: Double(min(opacity, 1)), radius: radius > 0 ? radius.finite : 0,
            offset: CGSize(width: offset.width.finite, height: offset.height.finite), path: self.shadowPath)
    }
}
