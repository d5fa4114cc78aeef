import CoreGraphics
import RenderTree

/// An element that a modifier changes by its value alone.
final class ModifierElement<M: ElementModifier>: WrapperElement<M> {
    private lazy var motion = ValueMotion<M>(of: self, changesLayout: M.changesLayout)

    /// The modifier as it is shown now, on its way to its value where it moves.
    private var shown: M { motion.shown(modifier.resolved(in: environment)) }

    override func changed(from before: M) {
        motion.aim(
            at: modifier.resolved(in: environment), from: before.resolved(in: environment), with: graph.transaction)
        if M.changesLayout { invalidateLayout() } else { invalidateDrawing() }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { shown.measure(proposal, inner) }
    override var layoutPriority: Double { modifier.layoutPriority(inner) }
    override var zIndex: Double { modifier.zIndex(inner) }
    override var spacing: ViewSpacing { modifier.spacing(inner) }
    override func value<Key: LayoutValueKey>(of key: Key.Type) -> Key.Value { modifier.value(of: key, inner) }

    override func explicitValue(
        of key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        shown.explicitValue(of: key, inner, in: size, proposal)
    }

    override func arrange(in size: CGSize, _ proposal: ProposedViewSize, _ pass: LayoutPass) {
        shown.arrange(inner, in: self, size, proposal, pass)
    }

    override func draw(_ size: CGSize) -> RenderNode? { shown.draw(inner.renderNode(), self, size) }

    override func hitRule(_ point: CGPoint) -> HitRule { shown.hitRule(point, shownFrame.size) }

    override func convertToContainer(_ point: CGPoint) -> CGPoint {
        super.convertToContainer(shown.convert(point, shownFrame.size))
    }

    override func convertFromContainer(_ point: CGPoint) -> CGPoint? {
        super.convertFromContainer(point).flatMap { shown.invert($0, shownFrame.size) }
    }
}
