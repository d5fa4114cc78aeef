import CoreGraphics
import Synchronization

/// An animation that was added to a layer: its copy, and what the adding settled.
package final class AnimationRecord {
    /// What two moments may differ by and still be one: sums of frames are not exact.
    static let tolerance = 1e-9

    package let animation: CAAnimation
    /// Nil where it was added without one.
    package let key: String?
    /// The animation's own, or that of the transaction in which it was added.
    let duration: CFTimeInterval
    /// The value that the animated key had before, for an animation that says neither where it begins nor where it ends.
    let previous: LayerValue?
    /// Wait for this animation's end; that of the innermost transaction is the last.
    private let groups: [CompletionGroup]
    /// In the order of adding.
    let sequence: Int

    /// In the layer's time; nil until the first commit or step of the clock after the adding.
    var begin: CFTimeInterval?
    /// Between that commit and the beginning, in the layer's time.
    var delay: CFTimeInterval = 0
    /// Decides the course of the animation in the place of its timing.
    package var driver: (any AnimationDriver)?
    var hasStarted = false
    /// The time has passed the end; the animation may stay for its fill mode.
    var hasEnded = false
    private var isTold = false

    private static let counter = Atomic<Int>(0)

    init(
        _ animation: CAAnimation, key: String?, duration: CFTimeInterval, previous: LayerValue?,
        groups: [CompletionGroup]
    ) {
        self.animation = animation
        self.key = key
        self.duration = duration
        self.previous = previous
        self.groups = groups
        sequence = Self.counter.add(1, ordering: .relaxed).newValue
        for group in groups { group.enter() }
    }

    var isRemovedOnCompletion: Bool { animation.isRemovedOnCompletion }

    /// In the layer's time; nil where it has not begun or never ends.
    var end: CFTimeInterval? {
        if let driver { return driver.hasEnded ? -.infinity : nil }
        guard let begin else { return nil }
        let speed = abs(Double(animation.timing.speed))
        let length = animation.timing.activeDuration(duration)
        guard speed > 0, length.isFinite else { return nil }
        return begin + length / speed
    }

    func hasBegun(at time: CFTimeInterval) -> Bool { begin.map { $0 <= time + Self.tolerance } ?? false }

    /// Whether the layer looks the same at both times, as far as this animation goes.
    func isConstant(from first: CFTimeInterval, to second: CFTimeInterval) -> Bool {
        if first == second, driver == nil { return true }
        guard let begin, driver == nil else { return false }
        let (low, high) = (min(first, second), max(first, second))
        if high < begin { return true }
        return end.map { low >= $0 } ?? false
    }

    /// Tells the delegate and the transactions, once.
    package func tellEnd(finished: Bool) {
        guard !isTold else { return }
        isTold = true
        hasEnded = true
        animation.delegate?.animationDidStop(animation, finished: finished)
        for group in groups.reversed() { group.leave(finished: finished) }
    }
}
