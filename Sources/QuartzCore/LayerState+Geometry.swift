import CoreGraphics

extension LayerState {
    /// The bounds as they are drawn; what is not finite counts as 0.
    @inline(__always)
    var finiteBounds: CGRect {
        let (origin, size) = (bounds.origin, bounds.size)
        return CGRect(
            x: origin.x.finite, y: origin.y.finite, width: size.width.finite, height: size.height.finite)
    }

    /// The anchor point in the layer's own space.
    @inline(__always)
    var anchor: CGPoint {
        let bounds = finiteBounds
        return CGPoint(
            x: bounds.minX + bounds.width * anchorPoint.x.finite,
            y: bounds.minY + bounds.height * anchorPoint.y.finite)
    }

    /// From the layer's space to the one that its superlayer's sublayers stand in.
    @inline(__always)
    var transformToSuperlayer: CGAffineTransform {
        if hasRareValues { return rareTransformToSuperlayer }
        let anchor = anchor
        return CGAffineTransform(translationX: position.x.finite - anchor.x, y: position.y.finite - anchor.y)
    }

    private var rareTransformToSuperlayer: CGAffineTransform {
        let anchor = anchor
        let (x, y) = (position.x.finite, position.y.finite)
        var transform = CGAffineTransform(translationX: x - anchor.x, y: y - anchor.y)
        let matrix = self.transform
        if matrix != CATransform3DIdentity {
            transform = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
                .concatenating(CATransform3DGetAffineTransform(matrix))
                .concatenating(CGAffineTransform(translationX: x, y: y))
        }
        if self.isGeometryFlipped {
            let bounds = finiteBounds
            transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
                .concatenating(transform)
        }
        return transform
    }

    /// From the space that the sublayers stand in to the layer's own; nil where they are the same.
    var transformOfSublayers: CGAffineTransform? {
        guard hasRareValues else { return nil }
        let matrix = self.sublayerTransform
        guard matrix != CATransform3DIdentity else { return nil }
        let anchor = anchor
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(CATransform3DGetAffineTransform(matrix))
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    }

    /// A matrix's effect in the plane, about the centre of the bounds.
    func transformAboutCentre(_ matrix: CATransform3D) -> CGAffineTransform {
        let bounds = finiteBounds
        return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(CATransform3DGetAffineTransform(matrix))
            .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
    }
}

extension CGFloat {
    /// 0 in the place of what is not a number or not finite.
    @inline(__always) var finite: CGFloat { isFinite ? self : 0 }
}
