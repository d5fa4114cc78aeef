import Observation

/// Runs one node's body, over and over, and has the node updated when something that the body has read changes.
@MainActor final class BodyRun: StateObserver {
    private unowned let node: ViewNode
    let properties = PropertyStore()
    private var watched: [any ObservedState] = []

    init(of node: ViewNode) { self.node = node }

    /// - Parameters:
    ///   - value: The view or the modifier whose properties are connected.
    ///   - body: Its body.
    func run<Value, Result>(_ value: Value, _ body: (Value) -> Result) -> Result {
        forget()
        var value = value
        properties.connect(&value, of: node)
        node.graph.evaluations += 1
        let before = StateScope.current
        StateScope.current = self
        defer { StateScope.current = before }
        let mark = UpdateMark(node)
        return withObservationTracking {
            body(value)
        } onChange: {
            mark.set()
        }
    }

    /// Runs what makes views without a body of its own, such as the closure of a collection.
    func track<Result>(_ body: () -> Result) -> Result {
        forget()
        let before = StateScope.current
        StateScope.current = self
        defer { StateScope.current = before }
        let mark = UpdateMark(node)
        return withObservationTracking(body) { mark.set() }
    }

    func leave() {
        forget()
        properties.leave()
    }

    func observe(_ state: any ObservedState) { watched.append(state) }

    func stateWillChange(by transaction: Transaction?) { node.graph.prepare(for: transaction) }

    func stateChanged(by transaction: Transaction?) {
        node.graph.adopt(transaction)
        node.setNeedsUpdate()
    }

    private func forget() {
        for state in watched { state.remove(self) }
        watched = []
    }
}
