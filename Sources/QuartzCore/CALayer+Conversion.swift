import CoreGraphics

extension CALayer {
    public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(map(from: l, to: self)) }

    public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(map(from: self, to: l)) }

    public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(map(from: l, to: self)) }

    public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(map(from: self, to: l)) }

    /// From the space of one layer to that of another; nil stands for the space that the root stands in.
    private func map(from source: CALayer?, to target: CALayer?) -> CGAffineTransform {
        let down = source?.transformToRoot ?? .identity
        let up = target?.transformToRoot ?? .identity
        return down.concatenating(up.inverted())
    }

    private var transformToRoot: CGAffineTransform {
        var result = CGAffineTransform.identity
        var layer: CALayer? = self
        while let current = layer {
            result = result.concatenating(current.transformToSuperlayer)
            layer = current.superlayer
        }
        return result
    }
}
