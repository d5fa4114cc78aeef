import CoreGraphics

/// How the changes of a block are animated.
package struct ChangeSettings {
    package var duration: CFTimeInterval
    package var delay: CFTimeInterval = 0
    package var curve: TimingCurve
    package var spring: SpringCurve?
    package var repeatCount: Float = 0
    package var autoreverses = false
    /// Movements that are under way go on and add up; if not, they end where they are.
    package var isAdditive = true
    package var driver: (any AnimationDriver)?

    package init(duration: CFTimeInterval, curve: TimingCurve) {
        self.duration = duration
        self.curve = curve
    }

    func makeAnimation(keyPath: String) -> CABasicAnimation {
        guard let spring else {
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = CAMediaTimingFunction(curve)
            return animation
        }
        let animation = CASpringAnimation(keyPath: keyPath)
        animation.mass = CGFloat(spring.mass)
        animation.stiffness = CGFloat(spring.stiffness)
        animation.damping = CGFloat(spring.damping)
        animation.initialVelocity = CGFloat(spring.initialVelocity)
        return animation
    }

    func add(_ animation: CAPropertyAnimation, to layer: CALayer, forKey key: String) -> AnimationRecord? {
        animation.duration = duration
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        animation.fillMode = delay > 0 ? .backwards : .removed
        let record = layer.record(animation, forKey: key)
        record?.delay = max(delay.finite, 0)
        record?.driver = driver
        return record
    }
}
