import CoreGraphics

extension CALayer {
    /// The layer's own rectangle, in its own space; a negative size is standardised.
    public final var bounds: CGRect {
        get { state.bounds }
        set { setBounds(newValue) }
    }

    /// Where the anchor point lies in the superlayer.
    public final var position: CGPoint {
        get { state.position }
        set { update(\.position, to: newValue) }
    }

    /// The point of the bounds that `position` and `transform` act about, in unit space: (0, 0) the minimal corner.
    public final var anchorPoint: CGPoint {
        get { state.anchorPoint }
        set { update(\.anchorPoint, to: newValue) }
    }

    public final var anchorPointZ: CGFloat {
        get { state.anchorPointZ }
        set { update(\.anchorPointZ, to: newValue) }
    }

    /// Siblings are drawn in the order of this, then in that of their array.
    public final var zPosition: CGFloat {
        get { state.zPosition }
        set { update(\.zPosition, to: newValue) }
    }

    public final var transform: CATransform3D {
        get { state.transform }
        set { update(\.transform, to: newValue) }
    }

    public final func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    public final func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// The box around the transformed bounds in the superlayer's space. Setting it sets the bounds' size and the position.
    public final var frame: CGRect {
        get { state.bounds.applying(transformToSuperlayer) }
        set {
            let rect = newValue.standardized
            bounds = CGRect(origin: state.bounds.origin, size: rect.size)
            position = CGPoint(
                x: rect.minX + rect.width * state.anchorPoint.x, y: rect.minY + rect.height * state.anchorPoint.y)
        }
    }

    /// From this layer's space to its superlayer's.
    package final var transformToSuperlayer: CGAffineTransform {
        let (bounds, anchor, position) = (state.bounds, state.anchorPoint, state.position)
        let x = bounds.minX + bounds.width * anchor.x
        let y = bounds.minY + bounds.height * anchor.y
        guard state.transform != CATransform3DIdentity else {
            return CGAffineTransform(translationX: position.x - x, y: position.y - y)
        }
        return CGAffineTransform(translationX: -x, y: -y)
            .concatenating(affineTransform())
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    private func setBounds(_ value: CGRect) {
        let rect = value.standardized
        guard rect != state.bounds else { return }
        let isResized = rect.size != state.bounds.size
        state.bounds = rect
        if isResized {
            setNeedsLayout()
            if needsDisplayOnBoundsChange { setNeedsDisplay() }
        }
        invalidate()
    }
}
