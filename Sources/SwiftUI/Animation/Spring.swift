import Foundation
import QuartzCore

/// A spring, whose motion can be asked for at any time.
public struct Spring: Hashable, Sendable {
    let curve: SpringCurve

    /// - Parameters:
    ///   - duration: The time in seconds in which an undamped spring swings once.
    ///   - bounce: From −1, overdamped, over 0, without a swing, to 1, without damping.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        curve = SpringCurve(perceptualDuration: duration, bounce: bounce)
    }

    /// By the older terms.
    public init(response: Double, dampingRatio: Double) {
        self.init(duration: response, bounce: 1 - dampingRatio)
    }

    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let critical = 2 * (max(stiffness, 0) * max(mass, 0)).squareRoot()
        curve = SpringCurve(
            mass: mass, stiffness: stiffness, damping: allowOverDamping ? damping : min(damping, critical))
    }

    /// A spring that comes to rest within a time.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        curve = SpringCurve(dampingRatio: dampingRatio, settlingWithin: settlingDuration)
    }

    public static var smooth: Spring { Spring(duration: 0.5, bounce: 0) }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// The time in seconds in which it would swing once without damping.
    public var duration: TimeInterval { curve.perceptualDuration }
    public var bounce: Double { curve.bounce }
    public var response: Double { curve.perceptualDuration }
    public var dampingRatio: Double { curve.dampingRatio }
    public var mass: Double { curve.mass }
    public var stiffness: Double { curve.stiffness }
    public var damping: Double { curve.damping }
    /// In seconds until it rests.
    public var settlingDuration: TimeInterval { curve.settlingDuration }

    /// Where what is drawn to a target is, some seconds after it set out from zero.
    ///
    /// - Parameter initialVelocity: A second.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        // The motion is linear in the target and in the velocity.
        target.scaled(by: curve.value(at: time)) + initialVelocity.scaled(by: push(at: time))
    }

    /// How fast it is then, a second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let step = 1e-5
        let (before, after) = (max(0, time - step), time + step)
        let way =
            value(target: target, initialVelocity: initialVelocity, time: after)
            - value(target: target, initialVelocity: initialVelocity, time: before)
        return way.scaled(by: 1 / (after - before))
    }

    /// The way of what sets out at speed 1 from where it is drawn to.
    private func push(at time: TimeInterval) -> Double {
        let pushed = SpringCurve(
            mass: curve.mass, stiffness: curve.stiffness, damping: curve.damping, initialVelocity: 1)
        return pushed.value(at: time) - curve.value(at: time)
    }
}

extension Animation {
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(.spring(spring.curve))
    }

    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        .interpolatingSpring(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
            initialVelocity: initialVelocity)
    }
}
