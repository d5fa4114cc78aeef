import Foundation
import Synchronization

/// Work on threads with a stack that is deep enough for deeply nested text.
enum DeepThreads {
    /// Of which the system gives memory only as it is touched.
    private static let stackSize = 512 << 20

    /// The results in the order of the elements; nil for what did not come within the time. Its thread goes on, and what
    /// it brings is not waited for.
    static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], seconds: Double, _ body: @escaping @Sendable (Element) -> Result
    ) -> [Result?] {
        let state = Mutex((next: 0, results: [Result?](repeating: nil, count: elements.count)))
        let count = max(1, min(elements.count, ProcessInfo.processInfo.activeProcessorCount))
        let ended = DispatchSemaphore(value: 0)
        for _ in 0..<count {
            let thread = Thread {
                while true {
                    let index = state.withLock { state in
                        defer { state.next += 1 }
                        return state.next
                    }
                    guard index < elements.count else { break }
                    let result = body(elements[index])
                    state.withLock { $0.results[index] = result }
                }
                ended.signal()
            }
            thread.stackSize = stackSize
            thread.start()
        }
        let deadline = DispatchTime.now() + seconds
        for _ in 0..<count { _ = ended.wait(timeout: deadline) }
        return state.withLock { $0.results }
    }
}
