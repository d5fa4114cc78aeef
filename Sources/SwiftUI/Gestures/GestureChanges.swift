/// A gesture with something that is done while it goes on.
public struct _ChangedGesture<G: Gesture>: Gesture {
    public typealias Body = Never
    public typealias Value = G.Value

    let gesture: G
    let change: (GestureFollower<G.Value>) -> Void
}

extension _ChangedGesture: PrimitiveGesture {
    func makeFollower() -> GestureFollower<G.Value> {
        let follower = gesture.follower()
        change(follower)
        return follower
    }
}

extension Gesture {
    /// Done when the gesture ends.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(gesture: self) { $0.onEnd.append(action) }
    }

    /// Keeps a value up to date while the gesture goes on, which falls back to its first one then.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> _ChangedGesture<Self> {
        _ChangedGesture(gesture: self) { follower in
            follower.onChange.append { value, transaction in
                var changed = state.wrappedValue
                body(value, &changed, &transaction)
                state.set(changed, transaction)
            }
            follower.onReset.append { state.reset() }
        }
    }

    /// The gesture, with another value made of its own.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(gesture: self, transform: body)
    }
}

extension Gesture where Value: Equatable {
    /// Done when the gesture's value changes.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(gesture: self) { follower in
            var last: Value?
            follower.onChange.append { value, _ in
                guard value != last else { return }
                last = value
                action(value)
            }
            follower.onReset.append { last = nil }
        }
    }
}

/// A gesture whose value is made of another one's.
public struct _MapGesture<G: Gesture, Value>: Gesture {
    public typealias Body = Never

    let gesture: G
    let transform: (G.Value) -> Value
}

extension _MapGesture: PrimitiveGesture {
    func makeFollower() -> GestureFollower<Value> { gesture.follower().mapped(transform) }
}

/// A gesture of whichever type.
public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never

    let make: () -> GestureFollower<Value>

    public init<T: Gesture>(_ gesture: T) where T.Value == Value { make = { gesture.follower() } }
}

extension AnyGesture: PrimitiveGesture {
    func makeFollower() -> GestureFollower<Value> { make() }
}

/// A value that is kept while a gesture goes on.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    nonisolated(unsafe) private var location: StateLocation<Value>?
    nonisolated(unsafe) private let resetTransaction: (Value) -> Transaction

    public init(wrappedValue: Value) {
        initial = wrappedValue
        resetTransaction = { _ in Transaction() }
    }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// - Parameter resetTransaction: What the value falls back with.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        initial = wrappedValue
        self.resetTransaction = { _ in resetTransaction }
    }

    public var wrappedValue: Value { location?.read() ?? initial }
    public var projectedValue: GestureState<Value> { self }

    func set(_ value: Value, _ transaction: Transaction) { location?.write(value, transaction) }

    func reset() {
        guard let location else { return }
        location.write(initial, resetTransaction(location.read()))
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension GestureState: ConnectedProperty {
    mutating func connect(_ site: PropertySite) {
        let initial = initial
        location = site.kept { StateLocation(initial) }
    }
}
