import Foundation

/// Something that can be ended.
public protocol Cancellable {
    func cancel()
}

extension Cancellable {
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }
}

/// Ends something when it is let go of.
///
/// `@unchecked Sendable`: cancelling is guarded by a lock.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var end: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) {
        end = cancel
    }

    public init<C: Cancellable>(_ canceller: C) {
        end = { canceller.cancel() }
    }

    deinit {
        end?()
    }

    public func cancel() {
        let end = lock.withLock {
            defer { self.end = nil }
            return self.end
        }
        end?()
    }

    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
