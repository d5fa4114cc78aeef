import QuartzCore
internal import Raster
import UIFoundation

/// Animates changes of views, and can be paused, moved by hand, turned round and stopped.
///
/// The views' values change when the animations begin; what is seen follows the clock, or `fractionComplete`.
@MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    private var animations: [(body: () -> Void, delayFactor: Double)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// With the leg of the course that each belongs to.
    private var changes: [(change: LayerChange, leg: Int)] = []
    private var records: [(layer: CALayer, record: AnimationRecord)] = []
    private var course: AnimatorCourse?
    /// Tells a planned end from one that a pause has made void.
    private var plan = 0

    public final private(set) var timingParameters: (any UITimingCurveProvider)?
    public final private(set) var duration: TimeInterval
    public final private(set) var delay: TimeInterval = 0
    public final private(set) var state = UIViewAnimatingState.inactive
    public final private(set) var isRunning = false
    open var isUserInteractionEnabled = true
    open var isManualHitTestingEnabled = false
    open var isInterruptible = true
    /// Whether `fractionComplete` is the progress itself while paused, and not a place on the curve.
    open var scrubsLinearly = true
    /// Whether it stays active at its end, paused there.
    open var pausesOnCompletion = false
    private var runsBackwards = false

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        if let spring = parameters.springTimingParameters {
            self.duration = spring.spring(within: Self.valid(duration)).duration
        } else {
            self.duration = Self.valid(duration)
        }
        super.init()
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animator that runs already. Of the options the curve counts.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 15)) ?? .easeInOut
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    private static func valid(_ seconds: TimeInterval) -> TimeInterval {
        seconds.isFinite && seconds > 0 ? min(seconds, 1e6) : 0
    }

    private var now: TimeInterval { CACurrentMediaTime() }

    /// Adds animations that end with the others; to an animator that runs, over the time that is left.
    ///
    /// - Parameter delayFactor: What part of the time that is left passes before these begin, 0 ... 1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let factor = Double(delayFactor.isFinite ? min(max(delayFactor, 0), 1) : 0)
        if state == .active {
            let place = course?.place(at: now) ?? 0
            let left = runsBackwards ? 0 : 1 - place
            perform(animation, at: place + factor * left)
        } else if state == .inactive {
            animations.append((animation, factor))
        } else {
            Notice.once("UIViewPropertyAnimator.addAnimations: the animator is stopped; ignored")
        }
    }

    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Runs the closures, whose changes stand at the beginning of their way.
    private func activate() {
        guard state == .inactive else { return }
        let way: AnimatorCourse.Way
        if let spring = timingParameters?.springTimingParameters {
            way = .spring(spring.spring(within: duration).spring)
        } else {
            way = .cubic(timingParameters?.cubicTimingParameters?.curve ?? UIView.AnimationCurve.easeInOut.curve)
        }
        let course = AnimatorCourse(way: way, duration: duration)
        course.scrubsLinearly = scrubsLinearly
        course.stand(at: 0, now: now)
        self.course = course
        state = .active
        let waiting = animations
        animations = []
        for animation in waiting { perform(animation.body, at: animation.delayFactor) }
    }

    /// - Parameter start: Where on the way the changes begin, 0 ... 1.
    private func perform(_ animation: () -> Void, at start: Double) {
        guard let course, AnimationBlock.isEnabled else { return animation() }
        let leg = course.addLeg(at: start)
        var settings = ChangeSettings(duration: duration, curve: .linear)
        settings.driver = AnimatorLegDriver(course, leg: leg)
        let block = AnimationBlock(settings)
        block.take = { [unowned self] change in
            changes.append((change, leg))
            for record in change.animate(settings) { records.append((change.layer, record)) }
        }
        CATransaction.begin()
        block.run(animation)
        CATransaction.commit()
    }

    open func startAnimation() { startAnimation(afterDelay: 0) }

    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped else {
            return Notice.once("UIViewPropertyAnimator.startAnimation(): the animator is stopped; ignored")
        }
        activate()
        let delay = Self.valid(delay)
        guard delay > 0 else { return run() }
        self.delay = delay
        isRunning = true
        plan += 1
        let planned = plan
        MediaClock.current.later(delay) { MainActor.assumeIsolated { if self.plan == planned { self.run() } } }
    }

    private func run() {
        guard let course else { return }
        course.scrubsLinearly = scrubsLinearly
        course.run(forth: !runsBackwards, from: now)
        isRunning = true
        planEnd()
    }

    private func planEnd() {
        guard let course else { return }
        plan += 1
        let planned = plan
        MediaClock.current.later(course.left(at: now)) {
            MainActor.assumeIsolated { if self.plan == planned { self.reachEnd() } }
        }
    }

    private func reachEnd() {
        guard state == .active, let course else { return }
        if pausesOnCompletion {
            course.stand(at: runsBackwards ? 0 : 1, now: now)
            isRunning = false
            return
        }
        finish(at: runsBackwards ? .start : .end)
    }

    /// Where it is not begun, it begins, and stands at its beginning.
    open func pauseAnimation() {
        guard state != .stopped else { return }
        activate()
        course?.scrubsLinearly = scrubsLinearly
        course?.stand(at: now)
        plan += 1
        isRunning = false
    }

    /// - Parameters:
    ///   - parameters: The way of what is left; nil keeps the present one.
    ///   - durationFactor: Of the animator's duration, for what is left; 0 keeps what is left of it.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning, let course else { return }
        if let parameters {
            timingParameters = parameters
            if let spring = parameters.springTimingParameters {
                course.way = .spring(spring.spring(within: duration).spring)
            } else if let cubic = parameters.cubicTimingParameters {
                course.way = .cubic(cubic.curve)
            }
        }
        if durationFactor > 0, durationFactor.isFinite {
            let left = runsBackwards ? course.place(at: now) : 1 - course.place(at: now)
            if left > 0 { course.duration = max(duration * Double(durationFactor) / left, 1e-9) }
        }
        run()
    }

    /// 0 ... 1, against the way where it is reversed. Setting it on an animator that is not begun begins it, paused.
    open var fractionComplete: CGFloat {
        get {
            guard let course else { return 0 }
            let place = course.place(at: now)
            return CGFloat(runsBackwards ? 1 - place : place)
        }
        set {
            guard state != .stopped else { return }
            if !isRunning { pauseAnimation() }
            let fraction = newValue.isFinite ? Double(min(max(newValue, 0), 1)) : 0
            let isOn = isRunning
            course?.stand(at: runsBackwards ? 1 - fraction : fraction, now: now)
            if isOn { run() }
        }
    }

    open var isReversed: Bool {
        get { runsBackwards }
        set {
            guard newValue != runsBackwards else { return }
            runsBackwards = newValue
            if isRunning, course?.isRunning == true { run() }
        }
    }

    /// Ends the animations where they are; the views keep what is seen then.
    ///
    /// - Parameter withoutFinishing: True: the animator is inactive, and its completions are not called. False: it waits
    ///   for `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, let course else { return }
        plan += 1
        isRunning = false
        for (change, leg) in changes { change.stop(at: course.progress(of: leg, at: now)) }
        endAnimations()
        state = .stopped
        guard withoutFinishing else { return }
        completions = []
        reset()
    }

    /// Of an animator that is stopped: gives the views the values of a place on the way, and calls the completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            return Notice.once("UIViewPropertyAnimator.finishAnimation(at:): the animator is not stopped; ignored")
        }
        finish(at: finalPosition)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        switch position {
        case .start: for (change, _) in changes.reversed() { change.settle(at: 0) }
        case .end: for (change, _) in changes { change.settle(at: 1) }
        case .current: break
        }
        plan += 1
        isRunning = false
        endAnimations()
        reset()
        let calls = completions
        completions = []
        for completion in calls { completion(position) }
    }

    private func endAnimations() {
        course?.end()
        for (layer, record) in records { layer.end([record]) }
        records = []
    }

    private func reset() {
        changes = []
        course = nil
        state = .inactive
        runsBackwards = false
    }
}
