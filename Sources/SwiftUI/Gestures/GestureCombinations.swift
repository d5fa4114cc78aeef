/// Two gestures, both of which can happen at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SimultaneousGesture: PrimitiveGesture {
    func makeFollower() -> GestureFollower<Value> {
        PairFollower(first.follower(), second.follower()) { Value(first: $0, second: $1) }
    }
}

/// Two gestures, the second of which counts where the first does not happen.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension ExclusiveGesture: PrimitiveGesture {
    func makeFollower() -> GestureFollower<Value> {
        PairFollower(first.follower(), second.follower(), isExclusive: true) { first, second in
            if let first { return .first(first) }
            return second.map { .second($0) }
        }
    }
}

extension Gesture {
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// Follows two gestures as one.
private final class PairFollower<First, Second, Value>: GestureFollower<Value> {
    private let first: GestureFollower<First>
    private let second: GestureFollower<Second>
    private var values: (First?, Second?)

    init(
        _ first: GestureFollower<First>, _ second: GestureFollower<Second>, isExclusive: Bool = false,
        _ value: @escaping (First?, Second?) -> Value?
    ) {
        self.first = first
        self.second = second
        super.init()
        first.onChange.append { [unowned self] new, _ in
            values.0 = new
            if isExclusive { second.cancel() }
            if let value = value(values.0, values.1) { change(to: value) }
        }
        second.onChange.append { [unowned self] new, _ in
            if isExclusive, first.state == .active { return }
            values.1 = new
            if let value = value(values.0, values.1) { change(to: value) }
        }
        first.onEnd.append { [unowned self] new in
            values.0 = new
            if isExclusive { second.cancel() }
            finish(value)
        }
        second.onEnd.append { [unowned self] new in
            values.1 = new
            finish(value)
        }
        first.onReset.append { [unowned self] in if first.state == .failed { finish(value) } }
        second.onReset.append { [unowned self] in if second.state == .failed { finish(value) } }
    }

    /// Ends when neither is under way.
    private func finish(_ value: (First?, Second?) -> Value?) {
        let isOver = [
            first.state == .ended || first.state == .failed, second.state == .ended || second.state == .failed,
        ]
        guard isOver == [true, true] else { return }
        if first.state == .failed, second.state == .failed { return cancel() }
        if let value = value(values.0, values.1) { end(with: value) }
    }

    override var claimsTouch: Bool { first.claimsTouch && second.claimsTouch }

    override func prepare() {
        super.prepare()
        values = (nil, nil)
        first.prepare()
        second.prepare()
    }

    override func take(_ sample: TouchSample) {
        first.take(sample)
        second.take(sample)
    }

    override func cancel() {
        first.cancel()
        second.cancel()
        super.cancel()
    }
}
