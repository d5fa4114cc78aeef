import QuartzCore

/// How far a change has come at a time.
indirect enum AnimationCourse: Hashable, Sendable {
    case curve(TimingCurve, duration: Double)
    case spring(SpringCurve)
    case custom(AnyCustomAnimation)
    case delay(Double, AnimationCourse)
    case speed(Double, AnimationCourse)
    case repetition(count: Int?, autoreverses: Bool, AnimationCourse)

    static func spring(duration: Double, bounce: Double) -> AnimationCourse {
        .spring(SpringCurve(perceptualDuration: duration, bounce: bounce))
    }

    static func physicalSpring(mass: Double, stiffness: Double, damping: Double, velocity: Double)
        -> AnimationCourse
    {
        .spring(SpringCurve(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity))
    }

    /// In seconds; infinite for what never arrives.
    var duration: Double {
        switch self {
        case .curve(_, let duration): max(0, duration.isNaN ? 0 : duration)
        case .spring(let spring): spring.settlingDuration
        // Nobody says how long it takes; it is asked at each moment.
        case .custom: .infinity
        case .delay(let delay, let course): max(0, delay.isNaN ? 0 : delay) + course.duration
        case .speed(let speed, let course): speed > 0 ? course.duration / speed : .infinity
        case .repetition(let count, _, let course): count.map { Double($0) * course.duration } ?? .infinity
        }
    }

    /// Nil where it has arrived.
    func progress(at time: Double) -> Double? {
        guard time > 0 else { return duration > 0 ? 0 : nil }
        switch self {
        case .curve(let curve, let duration):
            return time < duration ? curve.value(at: time / duration) : nil
        case .spring(let spring):
            return time < spring.settlingDuration ? spring.value(at: time) : nil
        case .custom(let animation): return animation.progress(at: time)
        case .delay(let delay, let course):
            return course.progress(at: time - max(0, delay.isNaN ? 0 : delay))
        case .speed(let speed, let course):
            return speed > 0 ? course.progress(at: time * speed) : 0
        case .repetition(let count, let autoreverses, let course):
            let round = course.duration
            guard round > 0, round.isFinite else { return course.progress(at: time) }
            let index = (time / round).rounded(.down)
            if let count, index >= Double(count) { return nil }
            let within = course.progress(at: time - index * round) ?? 1
            return autoreverses && index.truncatingRemainder(dividingBy: 2) == 1 ? 1 - within : within
        }
    }
}
