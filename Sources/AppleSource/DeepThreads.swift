import Foundation
import Synchronization

/// Work on threads with a stack that is deep enough for deeply nested text.
enum DeepThreads {
    /// Of which the system gives memory only as it is touched.
    private static let stackSize = 512 << 20

    /// The results in the order of the elements.
    static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], _ body: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
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
        for _ in 0..<count { ended.wait() }
        return state.withLock { $0.results.compactMap { $0 } }
    }
}
