import CoreGraphics
import Raster

extension CALayer {
    /// The point of the bounds that `position` and `transform` act about, in unit space: (0, 0) the minimal corner.
    public final var anchorPoint: CGPoint {
        get { state.anchorPoint }
        set { update(\.anchorPoint, "anchorPoint", to: newValue) }
    }

    public final var anchorPointZ: CGFloat {
        get { state.anchorPointZ }
        set { update(\.anchorPointZ, "anchorPointZ", to: newValue) }
    }

    /// Siblings are drawn in the order of this (where one of them leads out of the plane, of their centres' depth), then in that of their array.
    public final var zPosition: CGFloat {
        get { state.zPosition }
        set {
            update(\.zPosition, "zPosition", to: newValue)
            superlayer?.invalidate()
        }
    }

    /// Acts on all sublayers, about this layer's anchor point.
    public final var sublayerTransform: CATransform3D {
        get { state.sublayerTransform }
        set { update(\.sublayerTransform, "sublayerTransform", to: newValue) }
    }

    public final func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    public final func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// Whether y of this layer and its sublayers grows the other way. Images keep their orientation.
    public final var isGeometryFlipped: Bool {
        get { state.isGeometryFlipped }
        set { update(\.isGeometryFlipped, "geometryFlipped", to: newValue) }
    }

    /// Whether the geometry is flipped an odd number of times from here upwards. The flip by which a window of AppKit's
    /// has y grow upwards is not counted.
    public final func contentsAreFlipped() -> Bool {
        let (isFlipped, top) = flips
        return isFlipped != top.layoutFlags.leadsUpwards
    }

    /// Whether y of the layer's space grows upwards in the finished picture.
    package final var growsUpwards: Bool {
        let (isFlipped, top) = flips
        return isFlipped != top.layoutFlags.standsUpwards
    }

    /// Whether the geometry is flipped an odd number of times, and the topmost layer.
    private var flips: (isFlipped: Bool, top: CALayer) {
        var isFlipped = false
        var top = self
        while true {
            if top.state.hasRareValues, top.state.isGeometryFlipped { isFlipped.toggle() }
            guard let next = top.superlayer ?? top.maskedLayer else { return (isFlipped, top) }
            top = next
        }
    }

    /// Whether images of a picture of this layer in its own space stand upright where y grows upwards. Outside of AppKit
    /// they do where it grows downwards, whatever is flipped above.
    final var ownSpaceGrowsUpwards: Bool {
        let (isFlipped, top) = flips
        return (top.layoutFlags.standsUpwards || top.layoutFlags.leadsUpwards)
            && isFlipped != top.layoutFlags.standsUpwards
    }

    /// Whether y grows upwards where the layer stands, if it has no superlayer.
    package final var standsUpwards: Bool {
        get { layoutFlags.standsUpwards }
        set { layoutFlags.standsUpwards = newValue }
    }

    /// Makes this the root of a space in which y grows upwards.
    package final func leadUpwards() {
        isGeometryFlipped = true
        layoutFlags.leadsUpwards = true
    }

    /// Whether the layer is seen from its back, as if it were of glass.
    public final var isDoubleSided: Bool {
        get { state.isDoubleSided }
        set { update(\.isDoubleSided, "doubleSided", to: newValue) }
    }

    final func place(in rect: CGRect) {
        let transform = affineTransform()
        guard !transform.isIdentity, let inverse = transform.affine.inverted else {
            bounds = CGRect(origin: state.bounds.origin, size: rect.size)
            position = CGPoint(
                x: rect.minX + rect.width * state.anchorPoint.x,
                y: rect.minY + rect.height * state.anchorPoint.y)
            return
        }
        let size = CGRect(origin: .zero, size: rect.size).applying(CGAffineTransform(inverse)).size
        bounds = CGRect(origin: state.bounds.origin, size: size)
        let box = frame
        position = CGPoint(x: position.x + rect.minX - box.minX, y: position.y + rect.minY - box.minY)
    }

    /// From this layer's space to the one that its superlayer's sublayers stand in.
    package final var transformToSuperlayer: CGAffineTransform { state.transformToSuperlayer }
}
