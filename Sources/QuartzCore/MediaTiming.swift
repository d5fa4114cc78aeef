import CoreGraphics

/// The stored values of `CAMediaTiming`.
struct MediaTiming: Equatable, Sendable {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// The speed as it is computed with: what is not a number is 0.
    var rate: Double { speed.isFinite ? Double(speed) : 0 }

    /// From the parent's time to the local one.
    func localTime(_ parent: CFTimeInterval) -> CFTimeInterval {
        (parent - beginTime.finite) * rate + timeOffset.finite
    }

    /// From the local time to the parent's; time that stands still is the beginning.
    func parentTime(_ local: CFTimeInterval) -> CFTimeInterval {
        let begin = beginTime.finite
        return rate == 0 ? begin : (local - timeOffset.finite) / rate + begin
    }

    /// All passes together, in local seconds; infinite where they never end.
    func activeDuration(_ duration: CFTimeInterval) -> CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let pass = autoreverses ? 2 * duration : duration
        let count = repeatCount > 0 ? Double(repeatCount) : 1
        return pass > 0 ? pass * count : 0
    }
}

extension Double {
    /// 0 in the place of what is not a number or not finite.
    var finite: Double { isFinite ? self : 0 }
}
