import Foundation

extension MainActor {
    /// Marks the queue that the main actor runs on: its thread may be any.
    private nonisolated static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether what runs now runs where views live: on the main thread, or, in a program that waits in an `async` main, on
    /// the main queue, which another thread serves then.
    package nonisolated static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
    }
}
