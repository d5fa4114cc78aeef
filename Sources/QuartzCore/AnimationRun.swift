import CoreGraphics

/// What an animation must know of its adding, and of what decides its course.
struct AnimationRun {
    /// Of one pass, in local seconds.
    var duration: CFTimeInterval
    /// What the animated key showed before the animation was added.
    var previous: LayerValue?
    /// Is already eased: the animation's own timing function and spring are not asked.
    var isDriven = false
}
