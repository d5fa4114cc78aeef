// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The subscriptions of a publisher made of several, and how many of those have not ended.
///
/// `@unchecked Sendable`: guarded by the lock, which is taken again where a value leads to another.
final class Gathering<Output, Failure: Error>: @unchecked Sendable {
    let lock = NSRecursiveLock()
    private let sink: Conduit<Output, Failure>
    private var open: Int
    private var subscriptions: [AnyCancellable] = []

    init(_ sink: Conduit<Output, Failure>, open: Int) {
        (self.sink, self.open) = (sink, open)
    }

    func add<P: Publisher>(_ publisher: P, _ take: @escaping (P.Output) -> Void) where P.Failure == Failure {
        let cancellable = publisher.sink { completion in
            self.lock.withLock { self.ended(completion) }
        } receiveValue: { value in
            self.lock.withLock { take(value) }
        }
        lock.withLock { subscriptions.append(cancellable) }
    }

    func offer(_ value: Output) { sink.offer(value) }

    /// One more that has to end first.
    func opened() { lock.withLock { open += 1 } }

    private func ended(_ completion: Subscribers.Completion<Failure>) {
        open -= 1
        if case .failure = completion {
            sink.finish(completion)
            cancel()
        } else if open <= 0 {
            sink.finish(.finished)
        }
    }

    func finish() {
        sink.finish(.finished)
        cancel()
    }

    func cancel() {
        let all = lock.withLock {
            defer { subscriptions = [] }
            return subscriptions
        }
        for subscription in all { subscription.cancel() }
    }
}

extension Publishers {
    /// The values of several publishers, as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !publishers.isEmpty else { return Empty().receive(subscriber: subscriber) }
            Sourced<Output, Failure> { sink in
                let gathering = Gathering(sink, open: publishers.count)
                for publisher in publishers { gathering.add(publisher) { gathering.offer($0) } }
                return AnyCancellable { gathering.cancel() }
            }.receive(subscriber: subscriber)
        }
    }

    /// The last values of two publishers, with each new one of either.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Sourced<Output, Failure> { sink in
                let gathering = Gathering(sink, open: 2)
                var (first, second): (A.Output?, B.Output?) = (nil, nil)
                func tell() { if let first, let second { gathering.offer((first, second)) } }
                gathering.add(a) {
                    first = $0
                    tell()
                }
                gathering.add(b) {
                    second = $0
                    tell()
                }
                return AnyCancellable { gathering.cancel() }
            }.receive(subscriber: subscriber)
        }
    }

    /// Pairs: the first of both, the second of both, and so on.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Sourced<Output, Failure> { sink in
                let gathering = Gathering(sink, open: 2)
                var (first, second): ([A.Output], [B.Output]) = ([], [])
                func tell() {
                    while !first.isEmpty, !second.isEmpty {
                        gathering.offer((first.removeFirst(), second.removeFirst()))
                    }
                }
                gathering.add(a) {
                    first.append($0)
                    tell()
                }
                gathering.add(b) {
                    second.append($0)
                    tell()
                }
                return AnyCancellable { gathering.cancel() }
            }.receive(subscriber: subscriber)
        }
    }

    public static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> MergeMany<
        AnyPublisher<A.Output, A.Failure>
    >
    where A.Output == B.Output, A.Failure == B.Failure {
        MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher())
    }

    public static func Merge3<A: Publisher, B: Publisher, C: Publisher>(
        _ a: A, _ b: B, _ c: C
    ) -> MergeMany<AnyPublisher<A.Output, A.Failure>>
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
        MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher())
    }

    public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
        _ a: A, _ b: B, _ c: C
    ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
    where A.Failure == B.Failure, A.Failure == C.Failure {
        a.combineLatest(b, c)
    }
}

extension Publisher {
    public func merge<P: Publisher>(with other: P) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where P.Output == Output, P.Failure == Failure {
        Publishers.MergeMany(eraseToAnyPublisher(), other.eraseToAnyPublisher())
    }

    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        .init(self, other)
    }

    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1).combineLatest(publisher2).map { ($0.0.0, $0.0.1, $0.1) }.eraseToAnyPublisher()
    }

    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        .init(self, other)
    }

    /// The values of a publisher for each value.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        Sourced<P.Output, Failure> { sink in
            let gathering = Gathering(sink, open: 1)
            gathering.add(self) { value in
                gathering.opened()
                gathering.add(transform(value)) { gathering.offer($0) }
            }
            return AnyCancellable { gathering.cancel() }
        }.eraseToAnyPublisher()
    }

    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        Publishers.Sequence<[Output], Failure>(sequence: elements).append(self)
    }

    public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        append(Publishers.Sequence<[Output], Failure>(sequence: elements))
    }

    /// The other's values after the end of this one.
    public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        Sourced<Output, Failure> { sink in
            let next = AnyCancellableBox()
            let first = self.sink { completion in
                if case .failure = completion { return sink.finish(completion) }
                next.set(
                    publisher.sink {
                        sink.finish($0)
                    } receiveValue: {
                        sink.offer($0)
                    })
            } receiveValue: {
                sink.offer($0)
            }
            return AnyCancellable {
                first.cancel()
                next.cancel()
            }
        }.eraseToAnyPublisher()
    }

    /// One subscription to this publisher for all subscribers.
    public func share() -> AnyPublisher<Output, Failure> { Shared(self).eraseToAnyPublisher() }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// The values of the last publisher.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
        Sourced<Output.Output, Failure> { sink in
            let gathering = Gathering(sink, open: 1)
            var inner: AnyCancellable?
            var isInnerOpen = false
            gathering.add(self) { publisher in
                inner?.cancel()
                if !isInnerOpen { gathering.opened() }
                isInnerOpen = true
                let subject = PassthroughSubject<Output.Output, Failure>()
                gathering.add(subject) { gathering.offer($0) }
                inner = publisher.sink { completion in
                    isInnerOpen = false
                    subject.send(completion: completion)
                } receiveValue: {
                    subject.send($0)
                }
            }
            return AnyCancellable {
                inner?.cancel()
                gathering.cancel()
            }
        }.eraseToAnyPublisher()
    }
}

/// A publisher that is subscribed to once.
final class Shared<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure

    private let upstream: Upstream
    private let subject = PassthroughSubject<Output, Failure>()
    private let lock = NSRecursiveLock()
    private var count = 0
    private var running: AnyCancellable?

    init(_ upstream: Upstream) {
        self.upstream = upstream
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let counted = subject.handleEvents(receiveCancel: { [self] in leave() })
        counted.receive(subscriber: subscriber)
        let isFirst = lock.withLock {
            count += 1
            return count == 1
        }
        guard isFirst else { return }
        running = upstream.sink { [subject] in
            subject.send(completion: $0)
        } receiveValue: { [subject] in
            subject.send($0)
        }
    }

    private func leave() {
        let ended = lock.withLock { () -> AnyCancellable? in
            count -= 1
            guard count == 0 else { return nil }
            defer { running = nil }
            return running
        }
        ended?.cancel()
    }
}
