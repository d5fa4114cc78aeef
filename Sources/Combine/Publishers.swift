import Foundation

/// The kinds of publishers that operators make.
public enum Publishers {}

extension Publishers {
    /// Values made of those of another publisher, one by one.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let transform: (Upstream.Output) -> Output

        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.stepping { .value(transform($0)) }.receive(subscriber: subscriber)
        }
    }

    /// Those values that pass a test.
    public struct Filter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let isIncluded: (Upstream.Output) -> Bool

        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.isIncluded) = (upstream, isIncluded)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.stepping { isIncluded($0) ? .value($0) : .skip }.receive(subscriber: subscriber)
        }
    }

    /// Values that are something.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let transform: (Upstream.Output) -> Output?

        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.stepping { transform($0).map { .value($0) } ?? .skip }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Values made one by one, with nothing remembered between them.
    func stepping<Result>(
        _ step: @escaping (Output) -> Step<Result, Failure>
    ) -> Stepping<Self, Result, Failure> {
        Stepping(upstream: self) { .init(step: step, complete: { ([], $0) }) }
    }

    /// Values made one by one, with something remembered for each subscriber.
    func stepping<Result>(
        remembering make: @escaping () -> (Output) -> Step<Result, Failure>
    ) -> Stepping<Self, Result, Failure> {
        Stepping(upstream: self) { .init(step: make(), complete: { ([], $0) }) }
    }

    /// The same, where a step may fail with any error.
    func throwing<Result>(
        _ step: @escaping (Output) throws -> Step<Result, any Error>
    ) -> Stepping<Self, Result, any Error> {
        Stepping(upstream: self) {
            .init(
                step: { value in
                    do { return try step(value) } catch { return .fail(error) }
                }, complete: { ([], $0.mapError { $0 as any Error }) })
        }
    }
}
