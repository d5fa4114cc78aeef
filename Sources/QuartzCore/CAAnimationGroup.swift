import CoreGraphics
import Foundation

/// Animations that run together, in the group's time: what of them lies beyond the group's duration is cut off.
open class CAAnimationGroup: CAAnimation {
    /// Their delegates and `isRemovedOnCompletion` play no part; one without a duration has the group's.
    open var animations: [CAAnimation]?

    public override init() {
        super.init()
    }

    override func makeEmpty() -> CAAnimation { CAAnimationGroup() }

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CAAnimationGroup else { return }
        animations = other.animations?.map { $0.copy() as? CAAnimation ?? $0 }
    }

    override func apply(to copy: CALayer, at moment: MediaTiming.Moment, in run: AnimationRun) {
        let time = run.isDriven ? moment.seconds : eased(moment.fraction) * run.duration
        for animation in animations ?? [] {
            let own = animation.duration.finite
            let duration = own > 0 ? own : run.duration
            let shown =
                animation.timing.shownMoment(
                    at: time, begin: animation.beginTime.finite, duration: duration)
                ?? animation.lastMoment(at: time, of: run.duration, duration: duration)
            guard let shown else { continue }
            animation.apply(to: copy, at: shown, in: AnimationRun(duration: duration, previous: nil))
        }
    }
}

extension CAAnimation {
    /// The end of an animation that ends with its group; the group's fill mode shows it.
    fileprivate func lastMoment(
        at time: CFTimeInterval, of groupDuration: CFTimeInterval, duration: CFTimeInterval
    ) -> MediaTiming.Moment? {
        guard time >= groupDuration - AnimationRecord.tolerance else { return nil }
        let moment = timing.moment(at: time, begin: beginTime.finite, duration: duration)
        let end = beginTime.finite + timing.activeDuration(duration) / max(abs(timing.rate), 1e-9)
        return moment.phase == .after && end >= groupDuration - AnimationRecord.tolerance ? moment : nil
    }
}
