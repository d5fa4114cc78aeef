import CoreGraphics
import RenderTree

/// A view whose centre stands at a point of the space that it is offered, all of which it takes.
public nonisolated struct _PositionLayout: ViewModifier, Animatable {
    public typealias Body = Never

    public var position: CGPoint

    public init(position: CGPoint) { self.position = position }

    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(position.x, position.y) }
        set { position = CGPoint(x: newValue.first, y: newValue.second) }
    }
}

@MainActor extension _PositionLayout: ElementModifier {
    static var changesLayout: Bool { true }

    func measure(_ proposal: ProposedViewSize, _ inner: LayoutElement) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: inner.sizeThatFits(proposal))
    }

    func arrange(
        _ inner: LayoutElement, in outer: LayoutElement, _ size: CGSize, _ proposal: ProposedViewSize,
        _ pass: LayoutPass
    ) {
        let offer = ProposedViewSize(size)
        outer.place(inner, at: origin(inner.sizeThatFits(offer)), offer, in: size, pass)
    }

    private func origin(_ own: CGSize) -> CGPoint {
        CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2)
    }

    /// The view's own guides, where it stands.
    func explicitValue(
        of key: AlignmentKey, _ inner: LayoutElement, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        let own = inner.dimensions(ProposedViewSize(size))
        guard let value = own.explicitValue(of: key) else { return nil }
        let origin = origin(own.size)
        return value + (key.axis == .horizontal ? origin.x : origin.y)
    }
}

/// A view that is drawn elsewhere than it stands.
public nonisolated struct _OffsetEffect: ViewModifier, Animatable {
    public typealias Body = Never

    public var offset: CGSize

    public init(offset: CGSize) { self.offset = offset }

    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(offset.width, offset.height) }
        set { offset = CGSize(width: newValue.first, height: newValue.second) }
    }
}

@MainActor extension _OffsetEffect: TransformEffect {
    func transform(in size: CGSize) -> CGAffineTransform {
        CGAffineTransform(translationX: offset.width, y: offset.height)
    }
}

/// A modifier that maps what is drawn, and where it is touched, in the plane.
protocol TransformEffect: ElementModifier {
    @MainActor func transform(in size: CGSize) -> CGAffineTransform
}

@MainActor extension TransformEffect {
    func draw(_ inner: RenderNode?, _ element: LayoutElement, _ size: CGSize) -> RenderNode? {
        let transform = transform(in: size)
        guard let inner, transform.isFinite, transform.isInvertible else { return nil }
        return transform.isIdentity ? inner : inner.mapped(by: transform, size)
    }

    func convert(_ point: CGPoint, _ size: CGSize) -> CGPoint { point.applying(transform(in: size)) }

    func invert(_ point: CGPoint, _ size: CGSize) -> CGPoint? {
        let transform = transform(in: size)
        return transform.isFinite && transform.isInvertible ? point.applying(transform.inverted()) : nil
    }
}

extension CGAffineTransform {
    var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    var isInvertible: Bool { a * d - b * c != 0 }
}

extension View {
    /// Puts the view's centre at a point of the space that is offered.
    public nonisolated func position(_ position: CGPoint) -> some View {
        modifier(_PositionLayout(position: position))
    }

    /// Puts the view's centre at a point of the space that is offered.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }

    /// Draws the view elsewhere than it stands, in points.
    public nonisolated func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

    /// Draws the view elsewhere than it stands, in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }
}
