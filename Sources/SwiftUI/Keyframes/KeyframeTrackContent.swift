/// Values that something goes through, one after the other.
@MainActor @preconcurrency
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    associatedtype Body: KeyframeTrackContent

    @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// Content whose steps this module knows.
@MainActor protocol KeyframeSource<Value>: KeyframeTrackContent {
    var steps: [KeyframeStep<Value>] { get }
}

extension KeyframeTrackContent {
    var allSteps: [KeyframeStep<Value>] {
        if let source = self as? any KeyframeSource<Value> { return source.steps }
        return body.allSteps as? [KeyframeStep<Value>] ?? []
    }
}

/// One value, and how it is reached.
struct KeyframeStep<Value: Animatable> {
    enum Way {
        case linear(UnitCurve)
        case cubic(start: Value?, end: Value?)
        case spring(Spring, start: Value?)
        /// At once.
        case jump
    }

    let to: Value
    /// In seconds.
    let duration: Double
    let way: Way

    init(to: Value, duration: Double, way: Way) {
        self.to = to
        self.duration = duration.isFinite ? max(0, duration) : 0
        self.way = way
    }
}

/// Evenly, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeSource {
    public typealias Body = Self
    let steps: [KeyframeStep<Value>]

    public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
        steps = [KeyframeStep(to: to, duration: duration, way: .linear(timingCurve))]
    }

    public var body: Self { return self }
}

/// On a smooth curve through the values before and after.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeSource {
    public typealias Body = Self
    let steps: [KeyframeStep<Value>]

    /// - Parameters:
    ///   - startVelocity: A second; nil: as it comes from before.
    ///   - endVelocity: A second; nil: so that it goes on smoothly.
    public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        steps = [KeyframeStep(to: to, duration: duration, way: .cubic(start: startVelocity, end: endVelocity))]
    }

    public var body: Self { return self }
}

/// As a spring draws.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeSource {
    public typealias Body = Self
    let steps: [KeyframeStep<Value>]

    /// - Parameter duration: Nil: until the spring rests.
    public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        steps = [
            KeyframeStep(
                to: to, duration: duration ?? spring.settlingDuration, way: .spring(spring, start: startVelocity))
        ]
    }

    public var body: Self { return self }
}

/// At once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeSource {
    public typealias Body = Self
    let steps: [KeyframeStep<Value>]

    public init(_ to: Value) { steps = [KeyframeStep(to: to, duration: 0, way: .jump)] }

    public var body: Self { return self }
}

/// Keyframes that a builder lists.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent, KeyframeSource {
    public typealias Body = Self
    let steps: [KeyframeStep<Value>]

    public var body: Self { return self }
}

/// Makes one sequence of keyframes of those that a closure lists.
@resultBuilder @MainActor
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeList<Value>
    where K.Value == Value {
        _KeyframeList(steps: expression.allSteps)
    }

    public static func buildBlock(_ lists: _KeyframeList<Value>...) -> _KeyframeList<Value> {
        _KeyframeList(steps: lists.flatMap(\.steps))
    }
    public static func buildArray(_ lists: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
        _KeyframeList(steps: lists.flatMap(\.steps))
    }
    public static func buildOptional(_ list: _KeyframeList<Value>?) -> _KeyframeList<Value> {
        list ?? _KeyframeList(steps: [])
    }
    public static func buildEither(first list: _KeyframeList<Value>) -> _KeyframeList<Value> { list }
    public static func buildEither(second list: _KeyframeList<Value>) -> _KeyframeList<Value> { list }
}
