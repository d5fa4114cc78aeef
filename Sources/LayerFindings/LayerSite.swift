internal import CoreGraphics
internal import CornerGeometry
internal import QuartzCore
internal import RenderTree

/// A layer in its place of a picture: what rules look at.
struct LayerSite {
    /// A superlayer that cuts what leaves its bounds.
    struct Clip {
        let name: String
        /// Its bounds in the picture.
        let rect: CGRect
    }

    let layer: CALayer
    /// As it is drawn; nil where there is no telling.
    let node: RenderNode?
    let path: String
    /// From the layer's space to the picture's points.
    let toPicture: CGAffineTransform
    /// In points.
    let picture: CGRect
    /// Pixels a point.
    let scale: CGFloat
    let clips: [Clip]

    var size: CGSize { layer.bounds.size }
    var shorterSide: CGFloat { min(size.width, size.height) }
    var hasArea: Bool { size.width > 0 && size.height > 0 }
    var hasBackground: Bool { layer.backgroundColor.isVisible }
    var hasBorder: Bool { layer.borderWidth > 0 && layer.borderColor.isVisible }
    /// A shadow was asked for, and would be seen if nothing stood in its way.
    var hasShadow: Bool { layer.shadowOpacity > 0 && layer.shadowColor.isVisible }

    /// What casts the shadow, in the layer's space; null where nothing does.
    var caster: CGRect {
        if let path = layer.shadowPath { return path.isEmpty ? .null : path.boundingBoxOfPath }
        return node?.contentBounds ?? layer.bounds
    }

    /// Where the shadow is seen, about two standard deviations around, in the layer's space.
    var shadowExtent: CGRect {
        let caster = caster
        if caster.isNull || caster.isInfinite { return caster }
        let reach = max(0, 2 * layer.shadowRadius)
        return caster.offsetBy(dx: layer.shadowOffset.width, dy: layer.shadowOffset.height)
            .insetBy(dx: -reach, dy: -reach)
    }
}

extension Optional where Wrapped == CGColor {
    /// There is a colour, and it is not clear.
    var isVisible: Bool { map { $0.alpha > 0 } ?? false }
}
