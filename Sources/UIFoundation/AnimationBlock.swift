import QuartzCore

/// What happens to the changes of views while a closure runs: they are animated in one way, or kept for keyframes.
@MainActor package final class AnimationBlock {
    /// The innermost one; nil outside of all, and where changes are not animated.
    package private(set) static var current: AnimationBlock?

    package static var isEnabled = true

    package var settings: ChangeSettings
    /// Called with each change in the place of animating it.
    package var take: ((LayerChange) -> Void)?
    /// Of an `animateKeyframes` closure.
    package var keyframes: KeyframeChanges?
    /// The part of the whole, 0 ... 1, that an `addKeyframe` closure fills.
    package var frame: (start: Double, duration: Double) = (0, 1)

    package init(_ settings: ChangeSettings) { self.settings = settings }

    /// What the layer of a view is to do with a change of it; nil for nothing.
    package static func action() -> ChangeAction? {
        guard isEnabled, let block = current else { return nil }
        return ChangeAction { change in MainActor.assumeIsolated { block.changed(change) } }
    }

    private func changed(_ change: LayerChange) {
        if let take {
            take(change)
        } else if keyframes != nil {
            keyframes?.add(change, start: frame.start, duration: frame.duration)
        } else {
            change.animate(settings)
        }
    }

    /// Runs the closure with this block as the current one. Sublayers that are no views' move by themselves, in the same
    /// time and by the same curve.
    package func run(_ animations: () -> Void) {
        let outer = Self.current
        Self.current = self
        ActionScope.open()
        defer {
            Self.current = outer
            ActionScope.close()
        }
        CATransaction.setAnimationDuration(settings.duration)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(settings.curve))
        animations()
    }

    /// Makes the block the current one, or none, until `leave(_:)`, which takes what is returned.
    package static func enter(_ block: AnimationBlock?) -> AnimationBlock? {
        let outer = current
        current = block
        return outer
    }

    package static func leave(_ outer: AnimationBlock?) { current = outer }

    /// Runs a closure whose changes are not animated.
    package static func withoutAnimation(_ actions: () -> Void) {
        let (outer, wasEnabled) = (current, isEnabled)
        (current, isEnabled) = (nil, false)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        actions()
        CATransaction.commit()
        (current, isEnabled) = (outer, wasEnabled)
    }

    /// Runs the closure, and the completion once all animations that it starts have ended; without any, with the next
    /// frame.
    package static func animate(
        _ settings: ChangeSettings, _ animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        let block = AnimationBlock(settings)
        whole(completion) {
            if isEnabled, settings.duration > 0 || settings.delay > 0 || settings.spring != nil {
                block.run(animations)
            } else {
                still(animations)
            }
        }
    }

    /// In a transaction of its own, at whose end the completion waits.
    package static func whole(_ completion: ((Bool) -> Void)?, _ body: () -> Void) {
        let group = completion.map { CompletionGroup(waitsForNextFrame: true, $0) }
        CATransaction.begin(completion: group)
        body()
        CATransaction.commit()
    }

    /// A closure in which views change at once, as they do in an animation that takes no time.
    private static func still(_ actions: () -> Void) {
        let outer = current
        current = nil
        actions()
        current = outer
    }
}
