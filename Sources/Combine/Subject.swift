import Foundation

/// A publisher that values are put into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// The subscribers of a subject.
///
/// `@unchecked Sendable`: guarded by the lock.
final class Audience<Output, Failure: Error>: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var conduits: [Conduit<Output, Failure>] = []
    private var completion: Subscribers.Completion<Failure>?

    /// Hands a value to a new subscriber first, where there is one.
    func add<S: Subscriber>(_ subscriber: S, buffers: Bool, first: () -> Output?)
    where S.Input == Output, S.Failure == Failure {
        let conduit = Conduit<Output, Failure>(subscriber, buffers: buffers)
        subscriber.receive(subscription: conduit)
        lock.lock()
        let completion = completion
        if completion == nil {
            conduits.append(conduit)
            if let value = first() { conduit.offer(value) }
        }
        lock.unlock()
        if let completion { conduit.finish(completion) }
    }

    func send(_ value: Output) {
        let all = lock.withLock { () -> [Conduit<Output, Failure>] in
            conduits.removeAll(where: \.isOver)
            return completion == nil ? conduits : []
        }
        for conduit in all { conduit.offer(value) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let all = lock.withLock { () -> [Conduit<Output, Failure>] in
            guard self.completion == nil else { return [] }
            self.completion = completion
            defer { conduits = [] }
            return conduits
        }
        for conduit in all { conduit.finish(completion) }
    }

    var isOver: Bool { lock.withLock { completion != nil } }
}

/// Hands values on to those who have subscribed by then.
///
/// `@unchecked Sendable`: the audience is guarded.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let audience = Audience<Output, Failure>()

    public init() {}

    public func send(_ value: Output) { audience.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        audience.add(subscriber, buffers: false) { nil }
    }
}

/// Keeps the last value, which new subscribers get first.
///
/// `@unchecked Sendable`: guarded by the lock.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let audience = Audience<Output, Failure>()
    private let lock = NSLock()
    private var current: Output

    public init(_ value: Output) {
        current = value
    }

    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        guard !audience.isOver else { return }
        lock.withLock { current = value }
        audience.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        audience.add(subscriber, buffers: true) { self.value }
    }
}
