import QuartzCore

/// A view that has gone, on its way out of sight.
@MainActor final class Departure: Mover {
    let node: ViewNode
    /// Where it stood among its neighbours.
    let index: Int
    private let animation: Animation
    private let begin: CFTimeInterval
    private let done: (Departure) -> Void
    /// What says nothing of how it goes fades.
    private let fades: Bool

    /// Nil where the view goes at once: nothing is animated, or nothing of it is seen.
    init?(of node: ViewNode, at index: Int, done: @escaping (Departure) -> Void) {
        let transaction = node.graph.transaction
        let transitions = Self.transitions(in: node)
        guard !transaction.disablesAnimations || transaction.animation != nil,
            let animation = transitions.lazy.compactMap({ $0.departure(transaction) }).first
                ?? transaction.animation,
            !node.elements.isEmpty
        else { return nil }
        self.node = node
        self.index = index
        self.animation = animation
        self.done = done
        begin = CACurrentMediaTime()
        for element in node.elements { element.isLeavingItself = true }
        for transition in transitions { transition.depart(with: animation) }
        fades = transitions.isEmpty
        node.graph.add(self)
    }

    /// The outermost transitions below a node.
    static func transitions(in node: ViewNode) -> [any TransitionCarrier] {
        if let carrier = node as? any TransitionCarrier { return [carrier] }
        return node.children.flatMap(transitions)
    }

    func step(to time: CFTimeInterval) -> Bool {
        if let progress = animation.progress(at: time - begin) {
            if fades { for element in node.elements { element.presence = min(1 - progress, 0.999) } }
            return true
        }
        done(self)
        return false
    }
}

/// A view that has come, and says nothing of how: it fades in.
@MainActor final class Arrival: Mover {
    private let node: ViewNode
    private let animation: Animation
    private let begin: CFTimeInterval

    /// Nil where the view is there at once, or has a transition of its own.
    init?(of node: ViewNode) {
        guard let animation = node.graph.transaction.animation, Departure.transitions(in: node).isEmpty else {
            return nil
        }
        self.node = node
        self.animation = animation
        begin = CACurrentMediaTime()
        for element in node.elements { element.presence = 0 }
        node.graph.add(self)
    }

    func step(to time: CFTimeInterval) -> Bool {
        let progress = node.isMounted ? animation.progress(at: time - begin) : nil
        // One that has begun to go meanwhile fades from the whole.
        for element in node.elements where !element.isLeaving { element.presence = progress ?? 1 }
        return progress != nil
    }
}

/// A node that knows how its view comes and goes.
@MainActor protocol TransitionCarrier: ViewNode {
    /// The animation of the view's going; nil where it goes at once.
    func departure(_ transaction: Transaction) -> Animation?
    func depart(with animation: Animation)
}
