import CoreGraphics

/// Calls a closure once all the animations that were added while it was open have ended.
package final class CompletionGroup {
    private var body: ((Bool) -> Void)?
    private var waiting = 0
    private var isOpen = true
    private var isFinished = true
    /// Without animations the closure is called with the next frame or commit, not at once.
    private let waitsForNextFrame: Bool
    private var hasAnimations = false

    /// - Parameter body: Is told whether every animation ran to its end.
    package init(waitsForNextFrame: Bool = false, _ body: @escaping (Bool) -> Void) {
        self.waitsForNextFrame = waitsForNextFrame
        self.body = body
    }

    func enter() {
        waiting += 1
        hasAnimations = true
    }

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
        let isFinished = isFinished
        if waitsForNextFrame, !hasAnimations {
            MediaClock.current.later { call(isFinished) }
        } else {
            call(isFinished)
        }
    }
}
