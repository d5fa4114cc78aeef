import CoreGraphics
internal import CornerGeometry
import QuartzCore
import RenderTree

/// A map of the plane that keeps lines straight: rows of three, by which a point (x, y, 1) is multiplied.
public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    public init() {}

    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    /// What a transform in space makes of the plane z = 0, seen from the eye.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    public var isIdentity: Bool { self == ProjectionTransform() }

    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// This map and then another one.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var product = ProjectionTransform()
        let (a, b) = (self, rhs)
        product.m11 = a.m11 * b.m11 + a.m12 * b.m21 + a.m13 * b.m31
        product.m12 = a.m11 * b.m12 + a.m12 * b.m22 + a.m13 * b.m32
        product.m13 = a.m11 * b.m13 + a.m12 * b.m23 + a.m13 * b.m33
        product.m21 = a.m21 * b.m11 + a.m22 * b.m21 + a.m23 * b.m31
        product.m22 = a.m21 * b.m12 + a.m22 * b.m22 + a.m23 * b.m32
        product.m23 = a.m21 * b.m13 + a.m22 * b.m23 + a.m23 * b.m33
        product.m31 = a.m31 * b.m11 + a.m32 * b.m21 + a.m33 * b.m31
        product.m32 = a.m31 * b.m12 + a.m32 * b.m22 + a.m33 * b.m32
        product.m33 = a.m31 * b.m13 + a.m32 * b.m23 + a.m33 * b.m33
        return product
    }

    /// False, and the map as it was, where it flattens everything.
    @discardableResult
    public mutating func invert() -> Bool {
        guard let inverse = homography.inverted else { return false }
        (m11, m12, m13) = (inverse.m11, inverse.m12, inverse.m13)
        (m21, m22, m23) = (inverse.m21, inverse.m22, inverse.m23)
        (m31, m32, m33) = (inverse.m31, inverse.m32, inverse.m33)
        return true
    }

    public func inverted() -> ProjectionTransform {
        var inverse = self
        inverse.invert()
        return inverse
    }

    var homography: Homography {
        Homography(m11: m11, m12: m12, m13: m13, m21: m21, m22: m22, m23: m23, m31: m31, m32: m32, m33: m33)
    }
}

/// A modifier that maps what a view shows by its size; the view's place stays as it is.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// From the view's own space to where it is shown.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// The effect where it is drawn, but not where touches and frames are asked for.
    public nonisolated func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }
}

/// An effect of which layout knows nothing.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    public typealias Body = Never
    public var base: Base

    public init(_ base: Base) { self.base = base }

    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
}

/// An effect that is one given map.
public nonisolated struct _ProjectionEffect: ViewModifier {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData

    public var transform: ProjectionTransform

    public init(transform: ProjectionTransform) { self.transform = transform }
}

@MainActor extension _ProjectionEffect: ProjectedEffect {
    func projection(in size: CGSize) -> ProjectionTransform { transform }
}

/// A view that is turned in space.
public nonisolated struct _Rotation3DEffect: ViewModifier, Animatable {
    public typealias Body = Never

    public var angle: Angle
    public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    public var anchor: UnitPoint
    public var anchorZ: CGFloat
    public var perspective: CGFloat

    public var animatableData: AnimatablePair<Angle.AnimatableData, CGFloat> {
        get { AnimatablePair(angle.animatableData, perspective) }
        set {
            angle.animatableData = newValue.first
            perspective = newValue.second
        }
    }
}

@MainActor extension _Rotation3DEffect: ProjectedEffect {
    /// The eye stands as many times the longer side away as the inverse of the perspective says.
    func projection(in size: CGSize) -> ProjectionTransform {
        let longest = max(size.width, size.height)
        guard longest > 0 else { return ProjectionTransform() }
        let point = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
        var eye = CATransform3DIdentity
        eye.m34 = -perspective / longest
        let turn = CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z)
        var map = CATransform3DMakeTranslation(-point.x, -point.y, -anchorZ)
        map = CATransform3DConcat(map, turn)
        map = CATransform3DConcat(map, CATransform3DMakeTranslation(0, 0, anchorZ))
        map = CATransform3DConcat(map, eye)
        map = CATransform3DConcat(map, CATransform3DMakeTranslation(point.x, point.y, 0))
        return ProjectionTransform(map)
    }
}

/// A modifier that shows its content through a projection.
protocol ProjectedEffect: ElementModifier {
    @MainActor func projection(in size: CGSize) -> ProjectionTransform
}

@MainActor extension ProjectedEffect {
    func draw(_ inner: RenderNode?, _ element: LayoutElement, _ size: CGSize) -> RenderNode? {
        inner?.projected(by: projection(in: size), size)
    }

    func convert(_ point: CGPoint, _ size: CGSize) -> CGPoint { point.projected(by: projection(in: size)) ?? point }

    func invert(_ point: CGPoint, _ size: CGSize) -> CGPoint? {
        var map = projection(in: size)
        return map.invert() ? point.projected(by: map) : nil
    }
}

extension RenderNode {
    func projected(by map: ProjectionTransform, _ size: CGSize) -> RenderNode? {
        let homography = map.homography
        guard homography.isFinite, homography.determinant != 0 else { return nil }
        if map.isIdentity { return self }
        if map.isAffine {
            return mapped(
                by: CGAffineTransform(a: map.m11, b: map.m12, c: map.m21, d: map.m22, tx: map.m31, ty: map.m32),
                size)
        }
        let frame = CornerOutline(rect: CGRect(origin: .zero, size: size))
        // A projection's content stands in its own space.
        return RenderNode(
            outline: frame, projection: RenderProjection(content: .group(size, [self]), map: homography))
    }
}

extension CGPoint {
    /// Nil for what lies behind the eye.
    fileprivate func projected(by map: ProjectionTransform) -> CGPoint? {
        let image = map.homography.image(x, y)
        return image.w > 0 ? CGPoint(x: image.x / image.w, y: image.y / image.w) : nil
    }
}

/// Carries out effects of programs' own.
private nonisolated struct GeometryEffectDrawing<Effect: GeometryEffect>: ViewModifier, Animatable {
    typealias Body = Never
    var effect: Effect

    var animatableData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }
}

@MainActor extension GeometryEffectDrawing: ProjectedEffect {
    func projection(in size: CGSize) -> ProjectionTransform { effect.effectValue(size: size) }
}

extension GeometryEffect {
    /// The node of a view with the effect.
    @MainActor func makeEffectNode<Content: View>(for content: Content, _ place: NodePlace) -> ViewNode {
        ModifiedContent(content: content, modifier: GeometryEffectDrawing(effect: self)).makeNode(place)
    }
}

extension View {
    /// Draws the view through a projection; its place stays as it is.
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_ProjectionEffect(transform: transform))
    }

    /// Draws the view turned in space about an axis through a point of it.
    ///
    /// - Parameters:
    ///   - anchorZ: How far before the view the axis lies, in points.
    ///   - perspective: 0: seen from far away; the larger, the nearer is the eye.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
}
