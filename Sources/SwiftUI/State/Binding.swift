/// A value that is kept elsewhere, to be read and changed.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    nonisolated(unsafe) private let store: StateStore<Value>
    /// What changes through the binding are made with.
    nonisolated(unsafe) public var transaction: Transaction
    /// Whether `transaction` was given, and is not whatever is current.
    private var hasTransaction = false

    init(store: StateStore<Value>) {
        self.store = store
        transaction = Transaction()
    }

    /// A value that two closures read and change.
    @preconcurrency
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(store: ClosureStore(get: get) { value, _ in set(value) })
    }

    /// A value that two closures read and change, the second of which is told what it changes with.
    @preconcurrency
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(
            store: ClosureStore(get: get) { value, transaction in set(value, transaction ?? Transaction.now) })
    }

    /// A value that stays as it is.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(store: ClosureStore(get: { value }, set: { _, _ in }))
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public var wrappedValue: Value {
        get { store.read() }
        nonmutating set { store.write(newValue, hasTransaction ? transaction : nil) }
    }

    public var projectedValue: Binding<Value> { self }

    /// A part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        part(get: { $0[keyPath: keyPath] }, set: { $0[keyPath: keyPath] = $1 })
    }

    /// The same value, changed with a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        binding.hasTransaction = true
        return binding
    }

    /// The same value; what changes with it is animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    func part<Part>(
        get: @escaping (Value) -> Part, set: @escaping (inout Value, Part) -> Void
    ) -> Binding<Part> {
        let store = store
        let own = hasTransaction ? transaction : nil
        return Binding<Part>(
            store: ClosureStore(get: { get(store.read()) }) { part, transaction in
                var whole = store.read()
                set(&whole, part)
                store.write(whole, transaction ?? own)
            })
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicProperty {}
