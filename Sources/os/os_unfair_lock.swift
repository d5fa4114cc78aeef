// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Synchronization

/// A lock as a plain value, which Apple's sources keep in allocated memory.
public struct os_unfair_lock_s: @unchecked Sendable {
    // `@unchecked Sendable`: the word is read and written by atomic operations alone.
    fileprivate var word: UInt32 = 0

    public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>
public let OS_UNFAIR_LOCK_INIT = os_unfair_lock_s()

/// Waits until the lock is free, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    var tries = 0
    while !os_unfair_lock_trylock(lock) {
        tries += 1
        if tries > 64 { Thread.sleep(forTimeInterval: 0.00002) }
    }
}

public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    withAtomic(lock) { $0.pointee.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged }
}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    withAtomic(lock) { $0.pointee.store(0, ordering: .releasing) }
}

/// An `Atomic` of a word has that word's layout.
private func withAtomic<Result>(
    _ lock: os_unfair_lock_t, _ body: (UnsafeMutablePointer<Atomic<UInt32>>) -> Result
) -> Result {
    lock.withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1, body)
}
