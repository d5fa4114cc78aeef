import Foundation
import Synchronization

/// What several threads have to say to one, in its order.
final class EventQueue<Event: Sendable>: Sendable {
    private let events = Mutex<[Event]>([])
    private let count = DispatchSemaphore(value: 0)

    /// How many wait.
    var waiting: Int { events.withLock { $0.count } }

    func add(_ event: Event) {
        events.withLock { $0.append(event) }
        count.signal()
    }

    /// All that wait, as soon as there is one, or none after a moment has passed.
    func next(until deadline: DispatchTime) -> [Event] {
        guard count.wait(timeout: deadline) == .success else { return [] }
        let all = events.withLock { events in
            defer { events.removeAll(keepingCapacity: true) }
            return events
        }
        // One signal was taken for the first of them.
        for _ in all.dropFirst() { _ = count.wait(timeout: .now()) }
        return all
    }
}
