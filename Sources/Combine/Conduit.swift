import Foundation

/// One subscriber of a source of values: holds back what is not asked for yet as the source says, and ends once.
///
/// `@unchecked Sendable`: all that changes is guarded by the lock.
final class Conduit<Output, Failure: Error>: Subscription, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var demand = Subscribers.Demand.none
    private var buffer: [Output] = []
    private var completion: Subscribers.Completion<Failure>?
    private var isSending = false
    private var send: ((Output) -> Subscribers.Demand)?
    private var complete: ((Subscribers.Completion<Failure>) -> Void)?
    /// Whether values that nobody has asked for wait; else they are dropped.
    private let buffers: Bool
    private var onRequest: ((Subscribers.Demand) -> Void)?
    private var onCancel: (() -> Void)?

    init<S: Subscriber>(
        _ subscriber: S, buffers: Bool, onRequest: ((Subscribers.Demand) -> Void)? = nil,
        onCancel: (() -> Void)? = nil
    ) where S.Input == Output, S.Failure == Failure {
        self.buffers = buffers
        self.onRequest = onRequest
        self.onCancel = onCancel
        send = { subscriber.receive($0) }
        complete = { subscriber.receive(completion: $0) }
    }

    var isOver: Bool { lock.withLock { send == nil } }

    func request(_ more: Subscribers.Demand) {
        let onRequest = lock.withLock {
            demand += more
            return self.onRequest
        }
        onRequest?(more)
        drain()
    }

    func offer(_ value: Output) {
        lock.withLock {
            guard send != nil, completion == nil else { return }
            if buffers || demand > buffer.count { buffer.append(value) }
        }
        drain()
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        lock.withLock { if self.completion == nil { self.completion = completion } }
        drain()
    }

    func cancel() {
        let onCancel = lock.withLock {
            defer { close() }
            return send == nil ? nil : self.onCancel
        }
        onCancel?()
    }

    private func close() {
        (send, complete, onCancel, onRequest, completion) = (nil, nil, nil, nil, nil)
        buffer = []
    }

    /// Hands over what is asked for, one after the other, also where more comes meanwhile.
    private func drain() {
        lock.lock()
        defer { lock.unlock() }
        guard !isSending else { return }
        isSending = true
        defer { isSending = false }
        while let send, demand > 0, !buffer.isEmpty {
            let value = buffer.removeFirst()
            demand -= 1
            let more = send(value)
            demand += more
            if more > .none { onRequest?(more) }
        }
        if buffer.isEmpty, let completion, let complete {
            close()
            complete(completion)
        }
    }
}
