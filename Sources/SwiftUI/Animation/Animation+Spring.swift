import Foundation

extension Animation {
    /// By a spring.
    ///
    /// - Parameters:
    ///   - duration: The time in seconds in which an undamped spring swings once: how fast it is.
    ///   - bounce: From −1, overdamped, over 0, without a swing, to 1, without damping.
    ///   - blendDuration: Not used: changes on their way are added to one another.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        Animation(.spring(duration: duration, bounce: bounce))
    }

    /// By a spring, by the older terms.
    ///
    /// - Parameter dampingFraction: 1: without a swing; 0: without damping.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(.spring(duration: response, bounce: 1 - dampingFraction))
    }

    public static var spring: Animation { spring(duration: 0.5) }

    /// A quick spring for what follows a finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction)
    }

    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.14 + extraBounce)
    }

    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

    /// Without a swing.
    public static var smooth: Animation { smooth() }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// With a small swing.
    public static var snappy: Animation { snappy() }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// With a large swing.
    public static var bouncy: Animation { bouncy() }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// By a spring of a mass, a stiffness and a damping.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        Animation(.physicalSpring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity))
    }

    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        let frequency = 2 * Double.pi / max(duration, 1e-3)
        return interpolatingSpring(
            stiffness: frequency * frequency, damping: 2 * frequency * (1 - min(bounce, 0.999)),
            initialVelocity: initialVelocity)
    }

    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
}
