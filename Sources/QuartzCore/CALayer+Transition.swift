import CoreGraphics
import CornerGeometry
import RenderTree

extension CALayer {
    /// Keeps what the layer was last committed as: a transition leads away from it.
    final func startTransition() {
        madeMotion.transitionStart = committedNode ?? lastNode
    }

    /// The node, or while a transition runs both what was shown before and the node, one fading into the other.
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
        // Their sum, so that what is the same in both stays as it is.
        func faded(_ node: RenderNode, _ opacity: Double) -> RenderNode {
            RenderNode(
                outline: CornerOutline(rect: .zero), opacity: opacity, blendMode: .plusLighter, children: [node])
        }
        return RenderNode(
            outline: CornerOutline(rect: .zero), isolatesBlending: true,
            children: [faded(start, 1 - progress), faded(node, progress)])
    }
}
