import Foundation

/// A publisher that is a closure: called for each subscriber with a way to hand values over.
struct Sourced<Output, Failure: Error>: Publisher {
    /// Gives what ends the source.
    let start: (Conduit<Output, Failure>) -> AnyCancellable

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let running = AnyCancellableBox()
        let conduit = Conduit(subscriber, buffers: true, onCancel: { running.cancel() })
        subscriber.receive(subscription: conduit)
        running.set(start(conduit))
        if conduit.isOver { running.cancel() }
    }
}

/// Something that is to be ended and comes later; ended at once where the end came first.
///
/// `@unchecked Sendable`: guarded by the lock.
final class AnyCancellableBox: @unchecked Sendable {
    private let lock = NSLock()
    private var content: AnyCancellable?
    private var isCancelled = false

    func set(_ cancellable: AnyCancellable) {
        let isLate = lock.withLock {
            if !isCancelled { content = cancellable }
            return isCancelled
        }
        if isLate { cancellable.cancel() }
    }

    func cancel() {
        let content = lock.withLock {
            isCancelled = true
            defer { self.content = nil }
            return self.content
        }
        content?.cancel()
    }
}
