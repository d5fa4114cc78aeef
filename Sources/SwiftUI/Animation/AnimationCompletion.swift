import QuartzCore

/// Something to be done when an animation has come to its end.
final class AnimationCompletion {
    private let criteria: AnimationCompletionCriteria
    private let action: () -> Void
    private var isWaiting = false
    private var isDone = false

    init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// Waits in the graph that shows the changes. The first one that does is the one that counts.
    @MainActor func wait(for animation: Animation?, in graph: ViewGraph) {
        guard !isWaiting, !isDone else { return }
        isWaiting = true
        graph.add(CompletionWait(animation, criteria, { [self] in call() }))
    }

    /// Where nothing was changed that anything shows.
    @MainActor func callIfUnused() { if !isWaiting { call() } }

    private func call() {
        guard !isDone else { return }
        isDone = true
        action()
    }
}

/// Lasts as long as an animation.
@MainActor final class CompletionWait: Mover {
    private let animation: Animation?
    private let criteria: AnimationCompletionCriteria
    private let action: () -> Void
    private let begin = CACurrentMediaTime()

    init(_ animation: Animation?, _ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        self.animation = animation
        self.criteria = criteria
        self.action = action
    }

    func step(to time: CFTimeInterval) -> Bool {
        if let animation {
            let passed = time - begin
            if criteria.waitsForRest || animation.logicalDuration == nil {
                if animation.progress(at: passed) != nil { return true }
            } else if passed < animation.logicalDuration ?? 0 {
                return true
            }
        }
        action()
        return false
    }
}

extension Animation {
    /// When it has in all but name arrived: a spring's perceptual duration; nil where that is its end.
    var logicalDuration: Double? {
        switch course {
        case .spring(let spring): spring.perceptualDuration
        case .delay(let delay, .spring(let spring)): max(0, delay) + spring.perceptualDuration
        default: nil
        }
    }
}
