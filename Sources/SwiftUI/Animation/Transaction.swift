/// What a change is made with: above all its animation.
public struct Transaction {
    /// How what changes moves; nil: at once.
    public var animation: Animation?
    /// Views do not take other animations than this transaction's.
    public var disablesAnimations = false
    /// The change is one of many that follow one another, as in a drag.
    public var isContinuous = false
    private var values: [ObjectIdentifier: Any] = [:]
    /// What is to be told when the animation has come to its end.
    var completions: [AnimationCompletion] = []

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

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    let waitsForRest: Bool

    /// What moves has in all but name arrived.
    public static let logicallyComplete = AnimationCompletionCriteria(waitsForRest: false)
    /// Nothing moves any more.
    public static let removed = AnimationCompletionCriteria(waitsForRest: true)
}

extension Transaction {
    /// Has something done when the transaction's animation has come to its end.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria, completion))
    }
}

/// Makes changes that are animated, and has something done when all of them have come to their end.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.now
    transaction.animation = animation
    nonisolated(unsafe) let end = AnimationCompletion(completionCriteria, completion)
    transaction.completions = [end]
    let result = try Transaction.running(transaction, body)
    MainActor.assumed { end.callIfUnused() }
    return result
}
