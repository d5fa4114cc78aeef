import Foundation
import Synchronization

/// A lock for any object, as `@synchronized` takes it.
enum ObjectLocks {
    private final class Entry: Sendable {
        let lock = NSRecursiveLock()
        /// How many are inside or wait.
        let count = Atomic(0)
    }

    private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    static func enter(_ object: AnyObject) -> Int32 {
        let id = ObjectIdentifier(object)
        let entry = entries.withLock { entries in
            let entry = entries[id] ?? Entry()
            entries[id] = entry
            entry.count.add(1, ordering: .relaxed)
            return entry
        }
        entry.lock.lock()
        return 0
    }

    static func exit(_ object: AnyObject) -> Int32 {
        let id = ObjectIdentifier(object)
        let entry = entries.withLock { entries -> Entry? in
            guard let entry = entries[id] else { return nil }
            if entry.count.subtract(1, ordering: .relaxed).newValue <= 0 { entries[id] = nil }
            return entry
        }
        guard let entry else { return -1 }
        entry.lock.unlock()
        return 0
    }
}
