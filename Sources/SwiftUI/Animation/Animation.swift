import QuartzCore

/// How a change moves.
public struct Animation: Equatable, Sendable {
    let course: AnimationCourse

    init(_ course: AnimationCourse) { self.course = course }

    /// How far a change has come; nil where it has arrived.
    ///
    /// - Parameter time: In seconds since it began.
    func progress(at time: Double) -> Double? { time.isFinite ? course.progress(at: time) : nil }

    /// The system's own.
    public static let `default` = Animation(.spring(duration: 0.55, bounce: 0))

    /// Evenly.
    public static let linear = linear(duration: 0.35)
    public static func linear(duration: TimeInterval) -> Animation {
        timingCurve(0, 0, 1, 1, duration: duration)
    }

    /// Slowly first.
    public static let easeIn = easeIn(duration: 0.35)
    public static func easeIn(duration: TimeInterval) -> Animation {
        timingCurve(0.42, 0, 1, 1, duration: duration)
    }

    /// Slowly at the end.
    public static let easeOut = easeOut(duration: 0.35)
    public static func easeOut(duration: TimeInterval) -> Animation {
        timingCurve(0, 0, 0.58, 1, duration: duration)
    }

    /// Slowly at both ends.
    public static let easeInOut = easeInOut(duration: 0.35)
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(0.42, 0, 0.58, 1, duration: duration)
    }

    /// By a cubic curve from (0, 0) to (1, 1) with two control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        Animation(
            .curve(
                TimingCurve(p1x, p1y, p2x, p2y),
                duration: duration))
    }

    /// Some seconds later.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(.delay(delay, course)) }

    /// So many times as fast.
    public func speed(_ speed: Double) -> Animation { Animation(.speed(speed, course)) }

    /// Again and again, and back each time unless told otherwise.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(.repetition(count: max(0, repeatCount), autoreverses: autoreverses, course))
    }

    /// Again and again, without an end.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(.repetition(count: nil, autoreverses: autoreverses, course))
    }
}
