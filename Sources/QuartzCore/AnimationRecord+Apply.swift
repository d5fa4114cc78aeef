import CoreGraphics

extension AnimationRecord {
    /// - Parameter time: The layer's.
    func apply(to copy: CALayer, at time: CFTimeInterval, commonTime: CFTimeInterval) {
        if let driver {
            let progress = driver.progress(at: commonTime).finite
            let moment = MediaTiming.Moment(
                phase: .active, seconds: progress * duration, fraction: progress, passes: 0)
            let run = AnimationRun(duration: duration, previous: previous, isDriven: true)
            return animation.apply(to: copy, at: moment, in: run)
        }
        // One that waits for its first commit is seen at its beginning.
        let begin = begin ?? (animation.beginTime.finite != 0 ? animation.beginTime.finite : time) + delay
        guard let moment = animation.timing.shownMoment(at: time, begin: begin, duration: duration) else { return }
        animation.apply(to: copy, at: moment, in: AnimationRun(duration: duration, previous: previous))
    }
}
