/// A publisher whose own type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let connect: (AnySubscriber<Output, Failure>) -> Void

    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        connect = { publisher.receive(subscriber: $0) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        connect(AnySubscriber(subscriber))
    }
}

extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        (self as? AnyPublisher<Output, Failure>) ?? AnyPublisher(self)
    }
}

/// A subscriber whose own type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    public let combineIdentifier: CombineIdentifier
    private let subscribed: (any Subscription) -> Void
    private let valued: (Input) -> Subscribers.Demand
    private let completed: (Subscribers.Completion<Failure>) -> Void

    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        combineIdentifier = subscriber.combineIdentifier
        subscribed = { subscriber.receive(subscription: $0) }
        valued = { subscriber.receive($0) }
        completed = { subscriber.receive(completion: $0) }
    }

    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        subscribed = receiveSubscription ?? { _ in }
        valued = receiveValue ?? { _ in .none }
        completed = receiveCompletion ?? { _ in }
    }

    public func receive(subscription: any Subscription) { subscribed(subscription) }
    public func receive(_ input: Input) -> Subscribers.Demand { valued(input) }
    public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }
}
