import Foundation
import Synchronization

/// Values that are kept for objects of any class.
package enum ObjectAttachments {
    /// `@unchecked Sendable`: values are handed to whoever asks, as the runtime of Apple's systems does.
    private final class Owner: @unchecked Sendable {
        weak var object: AnyObject?
        var values: [UInt: Value] = [:]

        init(_ object: AnyObject) { self.object = object }
    }

    private struct Value {
        var kept: Any?
        weak var referred: AnyObject?
        let isReference: Bool
    }

    private struct Table: Sendable {
        var owners: [ObjectIdentifier: Owner] = [:]
        /// Those that are gone are looked for when there are so many.
        var limit = 64
    }

    private static let table = Mutex(Table())
    /// Whether there is anything: most programs have nothing, and should not pay for it.
    private static let isUsed = Atomic(false)

    static func set(
        _ value: Any?, for key: UnsafeRawPointer, of object: AnyObject, _ policy: objc_AssociationPolicy
    ) {
        let key = UInt(bitPattern: key)
        // Values are let go of outside of the lock, for what ends with them may come back here.
        let made = value.map { make($0, policy) }
        isUsed.store(true, ordering: .relaxed)
        let old = exchange(made, key, object)
        withExtendedLifetime(old) {}
    }

    /// `@unchecked Sendable`: what has been taken out, to be let go of.
    private struct Taken: @unchecked Sendable {
        var value: Value?
        var owners: [Owner] = []
    }

    private static func exchange(_ value: Value?, _ key: UInt, _ object: AnyObject) -> Taken {
        let given = Taken(value: value)
        let id = ObjectIdentifier(object)
        let candidate = Owner(object)
        return table.withLock { table in
            var taken = Taken()
            var owner = table.owners[id]
            // The same address may have become another object.
            if let found = owner, found.object == nil {
                taken.owners.append(found)
                owner = nil
            }
            let current = owner ?? candidate
            taken.value = current.values[key]
            current.values[key] = given.value
            table.owners[id] = current.values.isEmpty ? nil : current
            if table.owners.count > table.limit {
                for (id, owner) in table.owners where owner.object == nil {
                    taken.owners.append(owner)
                    table.owners[id] = nil
                }
                table.limit = max(64, table.owners.count * 2)
            }
            return taken
        }
    }

    private static func make(_ value: Any, _ policy: objc_AssociationPolicy) -> Value {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
            Value(kept: nil, referred: value as AnyObject, isReference: true)
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            Value(kept: (value as? any NSCopying)?.copy(with: nil) ?? value, referred: nil, isReference: false)
        default: Value(kept: value, referred: nil, isReference: false)
        }
    }

    static func value(for key: UnsafeRawPointer, of object: AnyObject) -> Any? {
        guard isUsed.load(ordering: .relaxed) else { return nil }
        let key = UInt(bitPattern: key)
        let id = ObjectIdentifier(object)
        let found = table.withLock { table -> Taken in
            guard let owner = table.owners[id], owner.object != nil else { return Taken() }
            return Taken(value: owner.values[key])
        }
        return found.value.flatMap { $0.isReference ? $0.referred : $0.kept }
    }

    /// To be called by objects that end. Costs next to nothing where nothing was ever attached.
    package static func objectIsGone(_ id: ObjectIdentifier) {
        guard isUsed.load(ordering: .relaxed) else { return }
        let gone = table.withLock { table in table.owners.removeValue(forKey: id) }
        withExtendedLifetime(gone) {}
    }
}

extension ObjectAttachments {
    /// The one object of a class that belongs to another object, made when it is first asked for.
    package static func value<Attached: AnyObject & Sendable>(of object: AnyObject, make: () -> Attached)
        -> Attached
    {
        let key = UnsafeRawPointer(unsafeBitCast(Attached.self as AnyClass, to: UnsafeRawPointer.self))
        return making.withLock { _ in
            if let found = value(for: key, of: object) as? Attached { return found }
            let made = make()
            set(made, for: key, of: object, .OBJC_ASSOCIATION_RETAIN)
            return made
        }
    }

    private static let making = Mutex(())
}
