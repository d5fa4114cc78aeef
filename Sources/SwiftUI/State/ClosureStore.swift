/// A value behind two closures.
final class ClosureStore<Value>: StateStore<Value> {
    private let get: () -> Value
    private let set: (Value, Transaction?) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value, Transaction?) -> Void) {
        self.get = get
        self.set = set
    }

    override func read() -> Value { get() }

    override func write(_ value: Value, _ transaction: Transaction?) {
        guard let transaction else { return set(value, nil) }
        Transaction.running(transaction) { set(value, transaction) }
    }
}
