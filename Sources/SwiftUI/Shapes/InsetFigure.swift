/// A shape in a rectangle that is smaller on all sides; its corners follow from that rectangle alone.
struct InsetFigure<Base: InsettableShape>: InsettableShape {
    var base: Base
    var amount: CGFloat

    nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }

    nonisolated func inset(by amount: CGFloat) -> InsetFigure {
        InsetFigure(base: base, amount: self.amount + amount)
    }

    nonisolated static var role: ShapeRole { Base.role }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }
}

extension InsetFigure: RoundedRectangularShape where Base: RoundedRectangularShape {
    nonisolated func corners(in size: CGSize?) -> Corners? {
        base.corners(
            in: size.map { CGSize(width: max(0, $0.width - 2 * amount), height: max(0, $0.height - 2 * amount)) })
    }
}
