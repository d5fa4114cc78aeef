/// What fingers do on a view, and what becomes of it.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What is known of the gesture while it is going on.
    associatedtype Value
    associatedtype Body: Gesture

    var body: Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Gesture where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body; SwiftUI follows it itself") }
}

/// Nothing is followed where there is no gesture.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
    func makeFollower() -> GestureFollower<Wrapped.Value> { self?.follower() ?? GestureFollower() }
}

/// A gesture that this module follows itself.
@MainActor protocol PrimitiveGesture: Gesture {
    func makeFollower() -> GestureFollower<Value>
}

extension Gesture {
    /// What follows the gesture's touches.
    func follower() -> GestureFollower<Value> {
        func primitive<G: PrimitiveGesture>(_ gesture: G) -> GestureFollower<Value>? {
            gesture.makeFollower() as? GestureFollower<Value>
        }
        if let gesture = self as? any PrimitiveGesture, let made = primitive(gesture) { return made }
        guard Body.self != Never.self, let made = body.follower() as? GestureFollower<Value> else {
            return GestureFollower<Value>()
        }
        return made
    }
}

/// One moment of a touch, as an element sees it.
@MainActor struct TouchSample {
    enum Phase { case began, moved, ended, cancelled }

    let phase: Phase
    /// In seconds.
    let time: Double
    let element: LayoutElement
    /// In the host's space.
    let position: CGPoint
    /// Of a second finger, where there is one.
    var secondPosition: CGPoint?

    /// Where the touch is, in a space.
    func location(in space: CoordinateSpace) -> CGPoint { convert(position, to: space) }

    /// Where the second finger is, in a space; nil where there is one finger alone.
    func secondLocation(in space: CoordinateSpace) -> CGPoint? { secondPosition.map { convert($0, to: space) } }

    private func convert(_ position: CGPoint, to space: CoordinateSpace) -> CGPoint {
        if space.isGlobal { return position }
        var chain: [LayoutElement] = []
        var current: LayoutElement? = element
        var named: LayoutElement?
        while let step = current {
            chain.append(step)
            if case .named(let name) = space, named == nil, (step as? any NamedSpace)?.spaceName == name {
                named = step
            }
            current = step.container
        }
        let target = space.isLocal ? element : named
        guard let target else { return position }
        var point = position
        for step in chain.reversed() {
            point = step.convertFromContainer(point) ?? point
            if step === target { break }
        }
        return point
    }
}

/// Follows the touches of one gesture.
@MainActor class GestureFollower<Value> {
    enum State { case possible, active, ended, failed }

    private(set) var state = State.possible
    var onChange: [(Value, inout Transaction) -> Void] = []
    var onEnd: [(Value) -> Void] = []
    /// Told when the gesture is over, in whichever way.
    var onReset: [() -> Void] = []

    /// Whether others are given up once the gesture goes on, and not at its end alone.
    var claimsTouch: Bool { true }

    /// Begins anew with the next touch.
    func prepare() { state = .possible }

    /// A moment of the touch.
    func take(_ sample: TouchSample) {
        if sample.phase == .cancelled { cancel() }
    }

    final func change(to value: Value) {
        guard state == .possible || state == .active else { return }
        state = .active
        var transaction = Transaction.now
        for action in onChange { action(value, &transaction) }
    }

    final func end(with value: Value) {
        guard state == .possible || state == .active else { return }
        state = .ended
        for action in onEnd { action(value) }
        for action in onReset { action() }
    }

    func cancel() {
        guard state == .possible || state == .active else { return }
        state = .failed
        for action in onReset { action() }
    }

    /// The same touches as another gesture, which says what they come to.
    final func mapped<Other>(_ transform: @escaping (Value) -> Other) -> GestureFollower<Other> {
        MappedFollower(self, transform)
    }
}

/// A gesture whose values another one makes.
final class MappedFollower<Inner, Value>: GestureFollower<Value> {
    private let inner: GestureFollower<Inner>

    init(_ inner: GestureFollower<Inner>, _ transform: @escaping (Inner) -> Value) {
        self.inner = inner
        super.init()
        inner.onChange.append { [unowned self] value, _ in change(to: transform(value)) }
        inner.onEnd.append { [unowned self] value in end(with: transform(value)) }
        inner.onReset.append { [unowned self] in if inner.state == .failed { cancel() } }
    }

    override var claimsTouch: Bool { inner.claimsTouch }

    override func prepare() {
        super.prepare()
        inner.prepare()
    }
    override func take(_ sample: TouchSample) { inner.take(sample) }
    override func cancel() {
        inner.cancel()
        super.cancel()
    }
}
