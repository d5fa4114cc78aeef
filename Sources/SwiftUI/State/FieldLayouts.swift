import Synchronization

/// The layouts of types that have been asked for.
final class FieldLayouts: Sendable {
    static let shared = FieldLayouts()

    private let known = Mutex<[ObjectIdentifier: FieldLayout]>([:])

    func layout<Value>(of type: Value.Type) -> FieldLayout {
        let id = ObjectIdentifier(type)
        if let layout = known.withLock({ $0[id] }) { return layout }
        let layout = FieldLayout(describing: type)
        known.withLock { $0[id] = layout }
        return layout
    }
}
