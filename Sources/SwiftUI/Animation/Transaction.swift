/// What a change is made with: above all its animation.
public struct Transaction {
    /// How what changes moves; nil: at once.
    public var animation: Animation?
    /// Views do not take other animations than this transaction's.
    public var disablesAnimations = false
    /// The change is one of many that follow one another, as in a drag.
    public var isContinuous = false
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public init(animation: Animation?) { self.animation = animation }

    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The one that changes are being made with; nil outside of `withTransaction` and its kin.
    @TaskLocal static var running: Transaction?

    static var current: Transaction? { running }
    static var now: Transaction { running ?? Transaction() }

    static func running<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        try $running.withValue(transaction, operation: body)
    }
}

extension Transaction: @unchecked Sendable {}

/// A value of one's own that transactions carry.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Makes changes with a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.running(transaction, body)
}

/// Makes changes with one value of the transaction set.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.now
    transaction[keyPath: keyPath] = value
    return try Transaction.running(transaction, body)
}

/// Makes changes that are animated.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.now
    transaction.animation = animation
    return try Transaction.running(transaction, body)
}
