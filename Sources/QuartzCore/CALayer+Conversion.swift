import CoreGraphics

extension CALayer {
    /// From the space of `l` to this layer's; nil stands for the space that the root layer stands in.
    ///
    /// A layer whose transform makes it flat has no way back into it: points are only moved to where it lies.
    public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(Self.map(from: l, to: self)) }

    public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(Self.map(from: self, to: l)) }

    /// The box around the rectangle's corners in this layer's space.
    public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(Self.map(from: l, to: self)) }

    /// The box around the rectangle's corners in the space of `l`.
    public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(Self.map(from: self, to: l)) }

    /// Up to the nearest layer that holds both, then down: what lies above does not matter.
    private static func map(from source: CALayer?, to target: CALayer?) -> CGAffineTransform {
        var common: CALayer?
        if let source, let target {
            var ancestors = Set<ObjectIdentifier>()
            var layer: CALayer? = source
            while let current = layer {
                ancestors.insert(ObjectIdentifier(current))
                layer = current.superlayer
            }
            common = target
            while let current = common, !ancestors.contains(ObjectIdentifier(current)) {
                common = current.superlayer
            }
        }
        var result = CGAffineTransform.identity
        var layer = source
        while let current = layer, current !== common {
            result = result.concatenating(current.transformToSuperlayersSpace)
            layer = current.superlayer
        }
        var way: [CALayer] = []
        layer = target
        while let current = layer, current !== common {
            way.append(current)
            layer = current.superlayer
        }
        for current in way.reversed() {
            let transform = current.transformToSuperlayersSpace
            let inverse = transform.affine.inverted.map { CGAffineTransform($0) }
            result = result.concatenating(
                inverse ?? CGAffineTransform(translationX: -transform.tx, y: -transform.ty))
        }
        return result
    }

    /// With the superlayer's transform of its sublayers.
    private var transformToSuperlayersSpace: CGAffineTransform {
        guard let outer = superlayer?.state.transformOfSublayers else { return transformToSuperlayer }
        return transformToSuperlayer.concatenating(outer)
    }
}

extension CGPoint {
    /// Nil where the map has no inverse.
    func applying(inverseOf transform: CGAffineTransform) -> CGPoint? {
        transform.affine.inverted.map { applying(CGAffineTransform($0)) }
    }
}
