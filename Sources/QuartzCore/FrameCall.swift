/// A closure as the target of a display link, which keeps alive nothing but what the closure does.
@MainActor package final class FrameCall {
    package nonisolated static let selector = Selector("frame", FrameCall.frame)

    // Called where the clock is stepped, which is where targets live.
    nonisolated(unsafe) private let action: () -> Void

    package nonisolated init(_ action: @escaping () -> Void) { self.action = action }

    package func frame() { action() }
}
