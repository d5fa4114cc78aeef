/// What lasts of the dynamic properties of one view.
@MainActor final class PropertyStore {
    var kept: [Int: AnyObject] = [:]
    private var leaving: [() -> Void] = []

    /// Connects each dynamic property of a value, and those inside it first.
    func connect<Value>(_ value: inout Value, of node: ViewNode) {
        var next = 0
        FieldLayout.of(Value.self).visit(&value) { $0.connect(self, node, &next) }
    }

    func whenLeaving(_ action: @escaping () -> Void) { leaving.append(action) }

    func leave() {
        for action in leaving { action() }
        leaving = []
        kept = [:]
    }
}

extension DynamicProperty {
    @MainActor fileprivate mutating func connect(_ store: PropertyStore, _ node: ViewNode, _ next: inout Int) {
        let index = next
        next += 1
        if var connected = self as? any ConnectedProperty {
            connected.connect(PropertySite(node: node, store: store, index: index))
            if let same = connected as? Self { self = same }
        } else {
            FieldLayout.of(Self.self).visit(&self) { $0.connect(store, node, &next) }
        }
        update()
    }
}
