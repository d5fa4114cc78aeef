import Foundation

/// A course of one's own that values take.
public protocol CustomAnimation: Hashable, Sendable {
    /// How far a value has come.
    ///
    /// - Parameters:
    ///   - value: The whole way.
    ///   - time: In seconds since the beginning.
    /// - Returns: Nil where it has arrived.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// How fast the value moves, a second; nil where that is not known.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether a later animation goes on from where this one is.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        nil
    }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// What an animation may keep from one moment to the next.
public struct AnimationContext<Value: VectorArithmetic> {
    /// Begins anew with each question: the courses of this module are asked for any moment, in any order.
    public var state = AnimationState<Value>()
    public var environment = EnvironmentValues()
    public var isLogicallyComplete = false

    init() {}
}

/// Values by their keys.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of what an animation keeps.
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A custom animation whose type is not known where it is used.
struct AnyCustomAnimation: Hashable, Sendable {
    let base: any CustomAnimation

    func progress(at time: Double) -> Double? {
        func progress(_ animation: some CustomAnimation) -> Double? {
            var context = AnimationContext<Double>()
            return animation.animate(value: 1.0, time: max(0, time), context: &context)
        }
        return progress(base)
    }

    static func == (lhs: AnyCustomAnimation, rhs: AnyCustomAnimation) -> Bool {
        AnyHashable(lhs.base) == AnyHashable(rhs.base)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

extension Animation {
    /// By a course of one's own.
    public init<A: CustomAnimation>(_ base: A) { self.init(.custom(AnyCustomAnimation(base: base))) }
}
