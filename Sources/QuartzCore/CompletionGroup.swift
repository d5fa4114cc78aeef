import CoreGraphics

/// Calls a closure once all the animations that were added while it was open have ended.
package final class CompletionGroup {
    private var body: ((Bool) -> Void)?
    private var waiting = 0
    private var isOpen = true
    private var isFinished = true

    /// - Parameter body: Is told whether every animation ran to its end.
    package init(_ body: @escaping (Bool) -> Void) { self.body = body }

    func enter() { waiting += 1 }

    func leave(finished: Bool) {
        waiting -= 1
        if !finished { isFinished = false }
        callIfDone()
    }

    /// Nothing more is added. Without animations the closure is called now.
    package func close() {
        isOpen = false
        callIfDone()
    }

    /// Not called any more, whatever ends.
    package func cancel() { body = nil }

    private func callIfDone() {
        guard !isOpen, waiting == 0, let call = body else { return }
        body = nil
        call(isFinished)
    }
}
