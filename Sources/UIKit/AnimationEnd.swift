import QuartzCore
internal import Raster

/// Takes animations to their end at once.
@MainActor enum AnimationEnd {
    static var isEnabled = true

    private static var completions: [(Bool) -> Void] = []
    private static var isRunning = false

    /// The most completions that one animation may lead to; an animation that starts itself again in its completion
    /// would go on for ever.
    private static let limit = 100

    /// Runs the closure, then the completion; one that is asked for inside another completion waits for its end.
    static func run(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
        animations()
        guard let completion else { return }
        completions.append(completion)
        guard !isRunning else { return }
        isRunning = true
        var count = 0
        while !completions.isEmpty, count < limit {
            completions.removeFirst()(true)
            count += 1
        }
        if !completions.isEmpty {
            Notice.once("UIView.animate: completions that start animations for ever; stopped after \(limit)")
            completions = []
        }
        isRunning = false
    }
}
