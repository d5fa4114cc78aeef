import Foundation

/// Has a node updated, from whichever thread something that it shows was changed on.
final class UpdateMark: Sendable {
    private let node: WeakNode

    @MainActor init(_ node: ViewNode) { self.node = WeakNode(node) }

    func set() {
        let node = node
        if MainActor.isCurrent {
            MainActor.assumed { node.node?.setNeedsUpdate() }
        } else {
            DispatchQueue.main.async { node.node?.setNeedsUpdate() }
        }
    }
}

/// A node that may be gone.
@MainActor final class WeakNode {
    private(set) weak var node: ViewNode?

    init(_ node: ViewNode) { self.node = node }
}
