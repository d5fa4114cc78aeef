import CoreGraphics
import CornerGeometry
import Raster
import RenderTree

/// What a transition shows: a layer's old and its new picture, one fading into, sliding over or turning into the other.
///
/// Both stand in the layer's present space, so that the layer can move at the same time. What slides does so by the size
/// of the bounds; only layers above cut it.
struct TransitionPicture {
    let old: RenderNode
    let new: RenderNode
    /// In the layer's space.
    let bounds: CGRect
    let type: CATransitionType
    let subtype: CATransitionSubtype?

    /// - Parameter progress: 0 ... 1.
    func node(at progress: Double) -> RenderNode {
        let away = slide
        switch type {
        case .push: return sliding(old: progress, new: progress - 1, along: away, isOldAbove: false)
        case .moveIn: return sliding(old: 0, new: progress - 1, along: away, isOldAbove: false)
        case .reveal: return sliding(old: progress, new: 0, along: away, isOldAbove: true)
        case .flip: return turning(at: progress)
        case .fade: break
        default: Notice.once("CATransition.type: \(type.rawValue) is drawn as a fade")
        }
        // Their sum, so that what is the same in both stays as it is.
        func faded(_ node: RenderNode, _ opacity: Double) -> RenderNode {
            RenderNode(
                outline: CornerOutline(rect: .zero), opacity: opacity, blendMode: .plusLighter, children: [node])
        }
        return RenderNode(
            transform: new.transform, outline: CornerOutline(rect: .zero), isolatesBlending: true,
            children: [faded(oldInPlace, 1 - progress), faded(newInPlace, progress)])
    }

    private var newInPlace: RenderNode {
        new.placed(by: .identity, opacity: new.opacity, blendMode: new.blendMode)
    }

    /// The old picture keeps the way up that it had.
    private var oldInPlace: RenderNode {
        var place = CGAffineTransform.identity
        if old.isGeometryFlipped != new.isGeometryFlipped {
            let rect = old.isGeometryFlipped ? old.outline.rect : new.outline.rect
            place = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        }
        return old.placed(by: place, opacity: old.opacity, blendMode: old.blendMode)
    }

    /// The way of the picture that leaves; top and bottom are meant with y growing upwards.
    private var slide: CGVector {
        switch subtype {
        case .fromRight?: CGVector(dx: -bounds.width, dy: 0)
        case .fromTop?: CGVector(dx: 0, dy: -bounds.height)
        case .fromBottom?: CGVector(dx: 0, dy: bounds.height)
        default: CGVector(dx: bounds.width, dy: 0)
        }
    }

    private func sliding(
        old oldShare: Double, new newShare: Double, along way: CGVector, isOldAbove: Bool
    ) -> RenderNode {
        func moved(_ node: RenderNode, _ share: Double) -> RenderNode {
            RenderNode(
                transform: CGAffineTransform(translationX: way.dx * share, y: way.dy * share),
                outline: CornerOutline(rect: .zero), children: [node])
        }
        let (below, above) = (moved(oldInPlace, oldShare), moved(newInPlace, newShare))
        return RenderNode(
            transform: new.transform, outline: CornerOutline(rect: .zero),
            children: isOldAbove ? [above, below] : [below, above])
    }

    /// Half a turn about the middle, the new picture on the back of the old one.
    private func turning(at progress: Double) -> RenderNode {
        let isFirst = progress < 0.5
        let isUpright = subtype == .fromTop || subtype == .fromBottom
        let sign: Double = subtype == .fromRight || subtype == .fromBottom ? -1 : 1
        let (sine, cosine) = Trigonometry.sinCos(sign * (isFirst ? progress : progress - 1) * .pi)
        var turn = CATransform3DIdentity
        if isUpright {
            (turn.m22, turn.m23, turn.m32, turn.m33) = (cosine, sine, -sine, cosine)
        } else {
            (turn.m11, turn.m13, turn.m31, turn.m33) = (cosine, -sine, sine, cosine)
        }
        // The eye stands at twice the turning side's length before the picture.
        var eye = CATransform3DIdentity
        let side = isUpright ? bounds.height : bounds.width
        eye.m34 = side > 0 ? -1 / (2 * side) : 0
        let matrix = CATransform3DConcat(
            CATransform3DConcat(
                CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0), CATransform3DConcat(turn, eye)),
            CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0))
        let shown = isFirst ? oldInPlace : newInPlace
        if matrix.flatTransform == .identity {
            return RenderNode(
                transform: new.transform, outline: CornerOutline(rect: .zero), children: [shown])
        }
        // A projection draws its content in a space of its own, so that how that stands needs a node around it.
        let content = RenderNode(outline: CornerOutline(rect: .zero), children: [shown])
        return RenderNode(
            transform: new.transform, outline: CornerOutline(rect: .zero),
            projection: RenderProjection(content: content, map: matrix.projection))
    }
}
