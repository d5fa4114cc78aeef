import CoreGraphics
import CornerGeometry
import RenderTree

extension CALayer {
    /// Whether the layer was ever part of a committed tree.
    package final var wasShown: Bool { layoutFlags.isCommitted }

    /// Keeps what the layer was last committed as: a transition leads away from it. A layer that was not shown comes out
    /// of nothing.
    final func startTransition() {
        let motion = madeMotion
        motion.transitionStart =
            (motion.isOrderingIn || !(layoutFlags.isCommitted || layoutFlags.nodeHolds) ? nil : keptNode)
            ?? RenderNode(outline: CornerOutline(rect: .zero))
    }

    /// The node, or while a transition runs what it makes of that and of what was shown before.
    final func transition(to node: RenderNode, at time: CFTimeInterval) -> RenderNode {
        guard let motion, let start = motion.transitionStart,
            let record = motion.records.last(where: { $0.animation is CATransition }),
            let transition = record.animation as? CATransition
        else { return node }
        let progress: Double
        if let driver = record.driver {
            progress = min(max(driver.progress(at: commonTime(of: time)), 0), 1)
        } else {
            guard
                let moment = transition.timing.shownMoment(
                    at: time, begin: record.begin ?? time, duration: record.duration)
            else { return node }
            progress = min(max(transition.progress(at: moment), 0), 1)
        }
        return TransitionPicture(
            old: start, new: node, bounds: state.finiteBounds, type: transition.type, subtype: transition.subtype
        ).node(at: progress)
    }
}
