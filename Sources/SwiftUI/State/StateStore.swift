/// A value that can be read and written, wherever it is kept.
class StateStore<Value> {
    func read() -> Value { fatalError("a store reads") }
    func write(_ value: Value, _ transaction: Transaction?) { fatalError("a store writes") }
}
