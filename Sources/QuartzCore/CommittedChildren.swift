import RenderTree

/// The nodes of a layer's many sublayers as they were committed last, and which of them hold no more: so a commit asks
/// the changed ones alone.
///
/// A layer has it while its sublayers are drawn in their order in the tree, each flat in the layer's plane. It holds
/// for these sublayers in this order; whoever changes them throws it away.
final class CommittedChildren {
    /// With fewer sublayers all are asked.
    static let least = 32

    @exclusivity(unchecked) private(set) var nodes: RenderChildren
    /// Sublayers whose node was forgotten, some perhaps more than once.
    @exclusivity(unchecked) private(set) var changed: [CALayer] = []

    init(_ nodes: RenderChildren) { self.nodes = nodes }

    /// False where so many have changed that all may as well be asked.
    func note(_ child: CALayer) -> Bool {
        guard changed.count < nodes.count / 4 else { return false }
        changed.append(child)
        return true
    }

    /// The nodes with those of the changed sublayers made anew.
    func renew(_ node: (CALayer) -> RenderNode) -> RenderChildren {
        guard !changed.isEmpty else { return nodes }
        let waiting = changed
        changed = []
        nodes = nodes.replacing(waiting.map { (Int($0.committedPlace), node($0)) })
        return nodes
    }
}
