import QuartzCore

/// The way of an animatable value from what was shown to what is meant.
@MainActor final class ValueMotion<Value>: Mover {
    private unowned let element: LayoutElement
    private let changesLayout: Bool
    private var way: (any AnimatedWay<Value>)?

    init(of element: LayoutElement, changesLayout: Bool = true) {
        self.element = element
        self.changesLayout = changesLayout
    }

    func aim(at value: Value, from before: Value, with transaction: Transaction) {
        if way == nil {
            guard transaction.animation != nil, let made = AnimatedWays.way(of: value) else { return }
            way = made
        }
        way?.aim(at: value, from: before, transaction.animation, at: CACurrentMediaTime())
        if way?.isMoving == true { element.graph.add(self) }
    }

    func shown(_ value: Value) -> Value { way?.shown(value) ?? value }

    func step(to time: CFTimeInterval) -> Bool {
        guard let way else { return false }
        way.step(to: time)
        if changesLayout { element.invalidateLayout() } else { element.invalidateDrawing() }
        return way.isMoving
    }
}
