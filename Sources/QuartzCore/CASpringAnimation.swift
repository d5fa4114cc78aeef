import CoreGraphics
import Foundation

/// An animation that follows a damped spring: it may pass the end and come back.
open class CASpringAnimation: CABasicAnimation {
    /// Greater than 0.
    open var mass: CGFloat = 1
    /// Greater than 0.
    open var stiffness: CGFloat = 100
    /// 0 or more.
    open var damping: CGFloat = 10
    /// In distances between the two values a second, positive towards the end.
    open var initialVelocity: CGFloat = 0
    /// Whether damping beyond the critical one is taken as it is.
    open var allowsOverdamping = true

    public override init() {
        super.init()
    }

    /// A spring by how long it seems to take and how much it bounces.
    ///
    /// The mass is 1, the stiffness (2π / duration)². The share of the critical damping is 1 − bounce, or
    /// 1 / (1 + bounce) where that is negative. The animation's duration is the settling one.
    ///
    /// - Parameters:
    ///   - perceptualDuration: In seconds.
    ///   - bounce: −1 ... 1; 0 is critical damping.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = SpringCurve(perceptualDuration: perceptualDuration, bounce: Double(bounce))
        mass = 1
        stiffness = CGFloat(spring.stiffness)
        damping = CGFloat(spring.damping)
    }

    /// How long that seems to take, in seconds.
    open var perceptualDuration: CFTimeInterval { spring.perceptualDuration }

    /// How much it bounces, −1 ... 1.
    open var bounce: CGFloat { CGFloat(spring.bounce) }

    /// After how many seconds the rest is under a thousandth of the way.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    final var spring: SpringCurve {
        SpringCurve(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity))
    }

    override func makeEmpty() -> CAAnimation { CASpringAnimation() }

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
        allowsOverdamping = other.allowsOverdamping
    }

    override func progress(at moment: MediaTiming.Moment, in run: AnimationRun) -> Double {
        spring.value(at: timingFunction == nil ? moment.seconds : eased(moment.fraction) * run.duration)
    }
}
