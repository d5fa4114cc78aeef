import CoreGraphics

/// A view that is drawn turned about a point of it.
public nonisolated struct _RotationEffect: ViewModifier, Animatable {
    public typealias Body = Never

    public var angle: Angle
    public var anchor: UnitPoint

    public init(angle: Angle, anchor: UnitPoint = .center) {
        self.angle = angle
        self.anchor = anchor
    }

    public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }
}

@MainActor extension _RotationEffect: TransformEffect {
    func transform(in size: CGSize) -> CGAffineTransform {
        let point = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
        return CGAffineTransform(translationX: point.x, y: point.y).rotated(by: CGFloat(angle.radians))
            .translatedBy(x: -point.x, y: -point.y)
    }
}

/// A view that is drawn larger or smaller, from a point of it.
public nonisolated struct _ScaleEffect: ViewModifier, Animatable {
    public typealias Body = Never

    public var scale: CGSize
    public var anchor: UnitPoint

    public init(scale: CGSize, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set {
            scale.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }
}

@MainActor extension _ScaleEffect: TransformEffect {
    func transform(in size: CGSize) -> CGAffineTransform {
        let point = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
        return CGAffineTransform(translationX: point.x, y: point.y).scaledBy(x: scale.width, y: scale.height)
            .translatedBy(x: -point.x, y: -point.y)
    }
}

/// A view that is drawn through a transform.
public nonisolated struct _TransformEffect: ViewModifier {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData

    public var transform: CGAffineTransform

    public init(transform: CGAffineTransform) { self.transform = transform }
}

@MainActor extension _TransformEffect: TransformEffect {
    func transform(in size: CGSize) -> CGAffineTransform { transform }
}

extension View {
    /// Draws the view turned clockwise about a point of it; its place stays as it is.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }

    /// Draws the view scaled from a point of it; its place stays as it is.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Draws the view scaled from a point of it; its place stays as it is.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Draws the view scaled from a point of it; its place stays as it is.
    public nonisolated func scaleEffect(
        x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view through a transform of its own space; its place stays as it is.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: transform))
    }
}
