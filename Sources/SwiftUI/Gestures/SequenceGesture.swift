/// A gesture that is followed once another one has happened.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    public enum Value {
        /// The first goes on.
        case first(First.Value)
        /// The first has happened; the second may have begun.
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SequenceGesture: PrimitiveGesture {
    func makeFollower() -> GestureFollower<Value> { SequenceFollower(first.follower(), second.follower()) }
}

extension Gesture {
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

/// Hands touches to a second gesture once the first one has ended.
private final class SequenceFollower<First: Gesture, Second: Gesture>: GestureFollower<
    SequenceGesture<First, Second>.Value
>
{
    private let first: GestureFollower<First.Value>
    private let second: GestureFollower<Second.Value>
    private var done: First.Value?
    private var last: TouchSample?

    init(_ first: GestureFollower<First.Value>, _ second: GestureFollower<Second.Value>) {
        self.first = first
        self.second = second
        super.init()
        first.onChange.append { [unowned self] value, _ in change(to: .first(value)) }
        first.onEnd.append { [unowned self] value in
            done = value
            change(to: .second(value, nil))
            // The second begins where the finger is.
            if let last, last.phase != .ended {
                second.take(
                    TouchSample(phase: .began, time: last.time, element: last.element, position: last.position))
            }
        }
        first.onReset.append { [unowned self] in if first.state == .failed { cancel() } }
        second.onChange.append { [unowned self] value, _ in
            if let done { change(to: .second(done, value)) }
        }
        second.onEnd.append { [unowned self] value in if let done { end(with: .second(done, value)) } }
        second.onReset.append { [unowned self] in if second.state == .failed { cancel() } }
    }

    override var claimsTouch: Bool { done == nil ? first.claimsTouch : second.claimsTouch }

    override func prepare() {
        // A first gesture that has ended waits for the second with the next touch.
        guard state != .active || done == nil else { return second.prepare() }
        super.prepare()
        (done, last) = (nil, nil)
        first.prepare()
        second.prepare()
    }

    override func take(_ sample: TouchSample) {
        last = sample
        if done == nil { first.take(sample) } else { second.take(sample) }
    }

    override func cancel() {
        first.cancel()
        second.cancel()
        super.cancel()
    }
}
