import Foundation

extension Subscribers {
    /// Calls closures, and wants all there is.
    ///
    /// `@unchecked Sendable`: guarded by the lock.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
        private let lock = NSLock()
        private var subscription: (any Subscription)?
        private var isCancelled = false
        public let receiveValue: (Input) -> Void
        public let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            (self.receiveValue, self.receiveCompletion) = (receiveValue, receiveCompletion)
        }

        public func receive(subscription: any Subscription) {
            let isTaken = lock.withLock {
                guard self.subscription == nil, !isCancelled else { return false }
                self.subscription = subscription
                return true
            }
            if isTaken { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ input: Input) -> Subscribers.Demand {
            receiveValue(input)
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) {
            lock.withLock { subscription = nil }
            receiveCompletion(completion)
        }

        public func cancel() {
            let ended = lock.withLock {
                isCancelled = true
                defer { subscription = nil }
                return subscription
            }
            ended?.cancel()
        }
    }
}

extension Publisher {
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Sets a property of an object, which is kept alive.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable
    {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// Sets a published property as long as that lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let storage = published.storage
        storage.subscriptions.append(sink { [weak storage] in storage?.send($0) })
    }
}
