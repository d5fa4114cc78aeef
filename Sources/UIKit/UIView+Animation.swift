import QuartzCore
internal import Raster
import UIFoundation

// Model values change at once; what is seen follows the clock. Views are animated also before they were first shown.
extension UIView {
    /// Animates frames, bounds, centres, transforms, alphas, background colours, and what else of their layers can be.
    ///
    /// Inside another animation its duration and curve are taken, unless the options say otherwise.
    ///
    /// - Parameters:
    ///   - completion: Told, once all has ended, whether it ran to its end.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.animate(settings(duration, delay, options), animations, completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Follows a spring that settles within the duration.
    ///
    /// - Parameters:
    ///   - dampingRatio: The share of the critical damping; 1 does not swing.
    ///   - velocity: In distances of the animation a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        var settings = settings(duration, delay, options)
        settings.spring = SpringCurve(
            dampingRatio: Double(dampingRatio), settlingWithin: settings.duration,
            initialVelocity: Double(velocity))
        AnimationBlock.animate(settings, animations, completion: completion)
    }

    /// Follows a spring by how long it seems to take and how much it bounces; it ends when it has settled.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
        var settings = settings(spring.settlingDuration, delay, options.union(.overrideInheritedDuration))
        settings.spring = spring
        AnimationBlock.animate(settings, animations, completion: completion)
    }

    /// Runs closures of `addKeyframe` one after another as the relative times say; changes outside of them take the
    /// whole time.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        var settings = settings(duration, delay, UIView.AnimationOptions(rawValue: options.rawValue & 0x1F))
        settings.curve = options.curve
        guard AnimationBlock.isEnabled, settings.duration > 0 else {
            return AnimationBlock.animate(settings, animations, completion: completion)
        }
        let block = AnimationBlock(settings)
        block.keyframes = KeyframeChanges()
        AnimationBlock.whole(completion) {
            block.run(animations)
            block.keyframes?.animate(settings, mode: options.calculationMode)
        }
    }

    /// - Parameters:
    ///   - frameStartTime: 0 ... 1 of the whole animation, as is `frameDuration`.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let block = AnimationBlock.current, block.keyframes != nil else { return animations() }
        let outer = block.frame
        block.frame = (frameStartTime, frameDuration)
        animations()
        block.frame = outer
    }

    /// Fades or flips from what the view shows to what it shows after the closure. Curls are drawn as a fade, which is
    /// said. Without a transition among the options, and of a view that was never shown, the change is seen at once; the
    /// completion waits all the same.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let settings = settings(duration, 0, options)
        AnimationBlock.whole(completion) {
            if AnimationBlock.isEnabled, settings.duration > 0 {
                addTransition(to: view.layer, settings, options)
            }
            if options.contains(.allowAnimatedContent), AnimationBlock.isEnabled {
                AnimationBlock(settings).run { animations?() }
            } else {
                AnimationBlock.withoutAnimation { animations?() }
            }
        }
    }

    /// Puts `toView` in the place of `fromView`, or with `showHideTransitionViews` shows the one and hides the other.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let change = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                fromView.superview?.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        guard let superview = fromView.superview else {
            return AnimationBlock.whole(completion) { AnimationBlock.withoutAnimation(change) }
        }
        transition(
            with: superview, duration: duration, options: options.subtracting(.allowAnimatedContent),
            animations: change, completion: completion)
    }

    private class func addTransition(
        to layer: CALayer, _ settings: ChangeSettings, _ options: UIView.AnimationOptions
    ) {
        let transition = CATransition()
        if let side = options.flipSide {
            (transition.type, transition.subtype) = (.flip, side)
        } else if options.transition != 0,
            options.transition != UIView.AnimationOptions.transitionCrossDissolve.transition
        {
            Notice.once("UIView.transition: curls are drawn as a fade")
        }
        transition.duration = settings.duration
        transition.timingFunction = CAMediaTimingFunction(settings.curve)
        // Nothing is to be seen of it, but its end is waited for.
        if options.transition == 0 || !layer.wasShown { transition.startProgress = 1 }
        layer.add(transition, forKey: nil)
    }

    /// Within an animation's closure: how often it is repeated, with and without the way back.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let block = AnimationBlock.current else { return animations() }
        let outer = block.settings
        block.settings.repeatCount = Float(count)
        block.settings.autoreverses = autoreverses
        animations()
        block.settings = outer
    }

    /// What changes in the closure does so at once, also inside an animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationBlock.withoutAnimation(actionsWithoutAnimation)
    }

    /// Whether animations run; if not, changes are seen at once, and completions come with the next frame.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.isEnabled = enabled }

    public class var areAnimationsEnabled: Bool { AnimationBlock.isEnabled }

    /// The duration of the animation whose closure runs; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.settings.duration ?? 0 }

    private class func settings(
        _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions
    ) -> ChangeSettings {
        let own = duration.isFinite ? max(duration, 0) : 0
        var settings = ChangeSettings(duration: own, curve: options.curve)
        if let outer = AnimationBlock.current?.settings {
            if !options.contains(.overrideInheritedDuration) { settings.duration = outer.duration }
            if !options.contains(.overrideInheritedCurve) { settings.curve = outer.curve }
        }
        settings.delay = delay.isFinite ? max(delay, 0) : 0
        settings.repeatCount = options.contains(.repeat) ? .infinity : 0
        settings.autoreverses = options.contains(.autoreverse)
        settings.isAdditive = !options.contains(.beginFromCurrentState)
        return settings
    }
}
