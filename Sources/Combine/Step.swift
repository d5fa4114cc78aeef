/// What an operator makes of a value.
enum Step<Output, Failure: Error> {
    case value(Output)
    /// Nothing; another one is asked for.
    case skip
    /// A last value, then the end.
    case last(Output)
    case finish
    case fail(Failure)
}

/// A publisher whose values are made, one by one, of those of another.
struct Stepping<Upstream: Publisher, Output, Failure: Error>: Publisher {
    /// What is remembered is made anew for each subscriber.
    struct Rules {
        var step: (Upstream.Output) -> Step<Output, Failure>
        /// What comes before the end, and the end.
        var complete: (Subscribers.Completion<Upstream.Failure>) -> ([Output], Subscribers.Completion<Failure>)
        var begin: (any Subscription) -> Void = { _ in }
        var request: (Subscribers.Demand) -> Void = { _ in }
        var cancel: () -> Void = {}
    }

    let upstream: Upstream
    let rules: () -> Rules

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.receive(subscriber: StepSubscriber<Upstream, Output, Failure>(rules(), subscriber))
    }
}

/// Stands between two publishers.
final class StepSubscriber<Upstream: Publisher, Output, Failure: Error>: Subscriber {
    typealias Input = Upstream.Output

    private let rules: Stepping<Upstream, Output, Failure>.Rules
    private var upstream: (any Subscription)?
    private var conduit: Conduit<Output, Failure>!
    private let begin: (any Subscription) -> Void

    init<S: Subscriber>(_ rules: Stepping<Upstream, Output, Failure>.Rules, _ subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        self.rules = rules
        begin = { subscriber.receive(subscription: $0) }
        conduit = Conduit(
            subscriber, buffers: true,
            onRequest: { [unowned self] in
                rules.request($0)
                upstream?.request($0)
            },
            onCancel: { [unowned self] in
                rules.cancel()
                upstream?.cancel()
                upstream = nil
            })
    }

    func receive(subscription: any Subscription) {
        upstream = subscription
        rules.begin(subscription)
        // The conduit keeps this object alive by way of the subscription above.
        begin(Kept(conduit, self))
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        switch rules.step(input) {
        case .value(let value): conduit.offer(value)
        case .skip: return .max(1)
        case .last(let value):
            conduit.offer(value)
            end(.finished)
        case .finish: end(.finished)
        case .fail(let error): end(.failure(error))
        }
        return .none
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        let upstream = upstream
        self.upstream = nil
        conduit.finish(completion)
        upstream?.cancel()
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        let (values, completion) = rules.complete(completion)
        for value in values { conduit.offer(value) }
        upstream = nil
        conduit.finish(completion)
    }

    /// The subscription that the subscriber has.
    private final class Kept: Subscription {
        private let conduit: Conduit<Output, Failure>
        private let owner: AnyObject

        init(_ conduit: Conduit<Output, Failure>, _ owner: AnyObject) {
            (self.conduit, self.owner) = (conduit, owner)
        }

        func request(_ demand: Subscribers.Demand) { conduit.request(demand) }
        func cancel() { conduit.cancel() }
    }
}
