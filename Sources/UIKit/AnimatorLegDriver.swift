import QuartzCore

/// Leads the animations of one leg of a course.
final class AnimatorLegDriver: AnimationDriver {
    private let course: AnimatorCourse
    private let leg: Int

    init(_ course: AnimatorCourse, leg: Int) {
        self.course = course
        self.leg = leg
    }

    func progress(at time: TimeInterval) -> Double { course.progress(of: leg, at: time) }

    var hasEnded: Bool { course.hasEnded }
}
