import CoreGraphics
import Synchronization

/// Closures that wait for a moment of a clock.
final class ClockCalls: Sendable {
    /// `@unchecked Sendable`: the closures are called by the one thread that steps the clock, which is that of the views.
    private struct Call: @unchecked Sendable {
        let time: CFTimeInterval
        let body: () -> Void
    }

    private let waiting = Mutex<[Call]>([])

    func add(at time: CFTimeInterval, _ body: @escaping () -> Void) {
        let call = Call(time: time, body: body)
        waiting.withLock { $0.append(call) }
    }

    /// Calls what has waited for a moment up to now, in the order of the moments. What is added meanwhile waits for the
    /// next time.
    func run(upTo time: CFTimeInterval) {
        let due = waiting.withLock { list in
            let due = list.filter { $0.time <= time + AnimationRecord.tolerance }
            if !due.isEmpty { list.removeAll { $0.time <= time + AnimationRecord.tolerance } }
            return due
        }
        for call in due.enumerated().sorted(by: { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }) {
            call.element.body()
        }
    }
}
