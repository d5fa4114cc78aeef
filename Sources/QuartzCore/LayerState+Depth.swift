import CoreGraphics
import RenderTree

extension LayerState {
    /// Whether it takes more than the plane to place the layer: its transform leads out of it, or its back is hidden.
    var isSpatial: Bool { hasRareValues && (!self.isDoubleSided || !CATransform3DIsAffine(self.transform)) }

    /// From the layer's space to the one that its superlayer's sublayers stand in, without a flip of the geometry.
    var unflippedMatrix: CATransform3D {
        let anchor = anchor
        let before = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -self.anchorPointZ.finite)
        let after = CATransform3DMakeTranslation(position.x.finite, position.y.finite, zPosition.finite)
        return CATransform3DConcat(CATransform3DConcat(before, self.transform), after)
    }

    /// Turns y over inside the bounds, where the geometry is flipped.
    var flip: CATransform3D {
        guard hasRareValues, self.isGeometryFlipped else { return CATransform3DIdentity }
        let bounds = finiteBounds
        return CATransform3DMakeAffineTransform(
            CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY))
    }

    /// From the space that the sublayers stand in to the layer's own.
    var matrixOfSublayers: CATransform3D {
        guard hasRareValues, self.sublayerTransform != CATransform3DIdentity else { return CATransform3DIdentity }
        let anchor = anchor
        let before = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
        let after = CATransform3DMakeTranslation(anchor.x, anchor.y, 0)
        return CATransform3DConcat(CATransform3DConcat(before, self.sublayerTransform), after)
    }
}

extension CATransform3D {
    /// What is seen of the plane z = 0, along the z axis.
    var projection: Homography {
        Homography(m11: m11, m12: m12, m13: m14, m21: m21, m22: m22, m23: m24, m31: m41, m32: m42, m33: m44)
    }

    /// The same, where lines that are parallel stay so; nil where they do not, or lie behind the eye.
    var flatTransform: CGAffineTransform? {
        guard m14 == 0, m24 == 0, m44 > 0 else { return nil }
        let t = CATransform3DGetAffineTransform(self)
        if m44 == 1 { return t }
        return CGAffineTransform(
            a: t.a / m44, b: t.b / m44, c: t.c / m44, d: t.d / m44, tx: t.tx / m44, ty: t.ty / m44)
    }

    /// Whether the plane's back is turned to the eye.
    var showsBack: Bool { CATransform3DInvert(self).m33 < 0 }

    /// How near to the eye a point of the plane comes. Steps of 1/4096 keep what only rounding parts in its order.
    func depth(of point: CGPoint) -> CGFloat {
        let w = point.x * m14 + point.y * m24 + m44
        let z = (point.x * m13 + point.y * m23 + m43) / w
        return z.isFinite ? (z * 4096).rounded() / 4096 : 0
    }
}
