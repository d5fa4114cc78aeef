import QuartzCore

/// The way of a view, or of a modifier, with a body: the body is run again in each frame.
@MainActor final class NodeMotion<Value>: Mover {
    private unowned let node: ViewNode
    private let way: any AnimatedWay<Value>

    /// Nil for values that are not animatable.
    init?(of value: Value, in node: ViewNode) {
        guard let way = AnimatedWays.way(of: value) else { return nil }
        self.way = way
        self.node = node
    }

    func aim(at value: Value, from before: Value) {
        way.aim(at: value, from: before, node.graph.transaction.animation, at: CACurrentMediaTime())
        if way.isMoving { node.graph.add(self) }
    }

    func shown(_ value: Value) -> Value { way.shown(value) }

    func step(to time: CFTimeInterval) -> Bool {
        way.step(to: time)
        node.setNeedsUpdate()
        return way.isMoving
    }
}
