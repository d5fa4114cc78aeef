import Foundation

/// One value, then the end.
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public let output: Output

    public init(_ output: Output) {
        self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        let conduit = Conduit<Output, Never>(subscriber, buffers: true)
        conduit.offer(output)
        conduit.finish(.finished)
        subscriber.receive(subscription: conduit)
    }
}

/// No value, and the end at once or never.
public struct Empty<Output, Failure: Error>: Publisher {
    public let completeImmediately: Bool

    public init(completeImmediately: Bool = true) {
        self.completeImmediately = completeImmediately
    }

    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let conduit = Conduit<Output, Failure>(subscriber, buffers: true)
        subscriber.receive(subscription: conduit)
        if completeImmediately { conduit.finish(.finished) }
    }
}

/// A failure at once.
public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure

    public init(error: Failure) {
        self.error = error
    }

    public init(outputType: Output.Type, failure: Failure) {
        error = failure
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let conduit = Conduit<Output, Failure>(subscriber, buffers: true)
        subscriber.receive(subscription: conduit)
        conduit.finish(.failure(error))
    }
}

/// Made anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure
    public let createPublisher: () -> DeferredPublisher

    public init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}

/// One value that comes later, the same for all.
public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let subject = CurrentValueSubject<Output?, Failure>(nil)

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        let subject = subject
        attemptToFulfill { result in
            switch result {
            case .success(let value): if subject.value == nil { subject.value = value }
            case .failure(let error): if subject.value == nil { subject.send(completion: .failure(error)) }
            }
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subject.stepping { value in value.map { .last($0) } ?? .skip }.receive(subscriber: subscriber)
    }
}

extension Publishers {
    /// The elements of a sequence.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element
        public let sequence: Elements

        public init(sequence: Elements) {
            self.sequence = sequence
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let conduit = Conduit<Output, Failure>(subscriber, buffers: true)
            for element in sequence { conduit.offer(element) }
            conduit.finish(.finished)
            subscriber.receive(subscription: conduit)
        }
    }
}

extension Swift.Sequence {
    public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

extension Optional {
    public var publisher: Publishers.Sequence<[Wrapped], Never> { .init(sequence: map { [$0] } ?? []) }
}

extension Result where Failure: Error {
    public var publisher: AnyPublisher<Success, Failure> {
        switch self {
        case .success(let value): Publishers.Sequence<[Success], Failure>(sequence: [value]).eraseToAnyPublisher()
        case .failure(let error): Fail(error: error).eraseToAnyPublisher()
        }
    }
}
