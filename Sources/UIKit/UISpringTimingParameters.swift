import QuartzCore

/// The way of a spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private enum Make {
        /// Settles within the animator's duration.
        case ratio(Double)
        case spring(SpringCurve)
    }

    private let make: Make
    /// In distances of the animation a second; along x counts.
    public final let initialVelocity: CGVector

    /// A spring that the system chooses: mass 3, stiffness 1000, damping 500.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// - Parameter ratio: The share of the critical damping; 1 does not swing.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        make = .ratio(Double(ratio))
        initialVelocity = velocity
        super.init()
    }

    /// A spring whose settling decides the duration.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        make = .spring(
            SpringCurve(
                mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
                initialVelocity: Double(velocity.dx)))
        initialVelocity = velocity
        super.init()
    }

    /// A spring by how long it seems to take, which decides the duration, and how much it bounces.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector = .zero) {
        make = .spring(
            SpringCurve(
                perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialVelocity.dx)))
        self.initialVelocity = initialVelocity
        super.init()
    }

    public final var timingCurveType: UITimingCurveType { .spring }
    public final var cubicTimingParameters: UICubicTimingParameters? { nil }
    public final var springTimingParameters: UISpringTimingParameters? { self }

    /// The spring, and the duration that it takes where it decides that.
    final func spring(within duration: TimeInterval) -> (spring: SpringCurve, duration: TimeInterval) {
        switch make {
        case .ratio(let ratio):
            let spring = SpringCurve(
                dampingRatio: ratio, settlingWithin: duration, initialVelocity: Double(initialVelocity.dx))
            return (spring, duration)
        case .spring(let spring): return (spring, spring.settlingDuration)
        }
    }
}
