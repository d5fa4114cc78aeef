import Testing
import UIKit

@testable import QuartzCore

/// Animators that are added to, paused, led by hand, turned round: what is seen at chosen times.
@MainActor @Suite(.serialized) struct AnimatorCourseTests {
    private let clock = MediaClock(time: 0)
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let view = UIView(frame: CGRect(x: -5, y: -5, width: 10, height: 10))
    private let ease = TimingCurve(0.42, 0, 0.58, 1)

    init() { root.addSubview(view) }

    private func at<Result>(_ body: () throws -> Result) rethrows -> Result {
        try MediaClock.$current.withValue(clock) {
            let result = try body()
            _ = root.layer.commit()
            return result
        }
    }

    private func go(to time: Double) {
        MediaClock.$current.withValue(clock) { clock.advance(to: time) { _ = root.layer.commit() } }
    }

    private var shown: CALayer { MediaClock.$current.withValue(clock) { view.layer.presentation() ?? view.layer } }
    private var x: Double { Double(shown.position.x) }
    private var y: Double { Double(shown.position.y) }

    private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

    private func makeAnimator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 2, curve: curve) { view.center.x = 100 }
    }

    @Test func delayFactorsTakeTheRestOfTheTime() {
        let animator = makeAnimator(.easeInOut)
        animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
        at { animator.startAnimation() }
        #expect(view.alpha == 0 && shown.opacity == 1)
        go(to: 0.9)
        #expect(shown.opacity == 1 && near(x, 100 * ease.value(at: 0.45)))
        go(to: 1.25)
        #expect(abs(Double(shown.opacity) - (1 - ease.value(at: 0.25))) < 1e-6)
        go(to: 1.75)
        #expect(abs(Double(shown.opacity) - (1 - ease.value(at: 0.75))) < 1e-6)
        go(to: 2)
        #expect(shown.opacity == 0 && animator.state == .inactive)
    }

    @Test func addedUnderWay() {
        let animator = makeAnimator()
        at { animator.startAnimation() }
        go(to: 1)
        at { animator.addAnimations { view.alpha = 0 } }
        #expect(shown.opacity == 1)
        at { animator.addAnimations({ view.layer.cornerRadius = 8 }, delayFactor: 0.5) }
        go(to: 1.5)
        #expect(near(Double(shown.opacity), 0.5) && shown.cornerRadius == 0 && near(x, 75))
        go(to: 1.75)
        #expect(near(Double(shown.opacity), 0.25) && near(Double(shown.cornerRadius), 4))
        // Stopped, each value stays where it is seen.
        at { animator.stopAnimation(true) }
        #expect(near(Double(view.alpha), 0.25) && near(Double(view.layer.cornerRadius), 4))
        #expect(near(Double(view.center.x), 87.5))
    }

    @Test func nothingJumpsAtAPause() {
        let animator = makeAnimator(.easeIn)
        animator.addAnimations({ view.center.y = 100 }, delayFactor: 0.25)
        at { animator.startAnimation() }
        go(to: 1)
        let curve = TimingCurve(0.42, 0, 1, 1)
        let (x1, y1) = (100 * curve.value(at: 0.5), 100 * curve.value(at: 1.0 / 3))
        #expect(near(x, x1))
        // Both are changes of the position, and add up.
        #expect(near(y, y1))
        at { animator.pauseAnimation() }
        let (x2, y2) = (x, y)
        go(to: 1.5)
        #expect(near(x, x2) && near(y, y2))
        #expect(near(Double(animator.fractionComplete), curve.value(at: 0.5)))
        at { animator.stopAnimation(false) }
        #expect(near(Double(view.center.x), x1) && near(Double(view.center.y), y1) && near(x, x1) && near(y, y1))
        at { animator.finishAnimation(at: .start) }
        #expect(view.center == .zero)
    }

    @Test func delayedOnesStayAtAPauseAndGoOn() {
        let animator = makeAnimator(.easeIn)
        animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.25)
        let curve = TimingCurve(0.42, 0, 1, 1)
        at { animator.startAnimation() }
        go(to: 1)
        let faded = curve.value(at: 1.0 / 3)
        #expect(near(1 - Double(shown.opacity), faded))
        at { animator.pauseAnimation() }
        #expect(near(1 - Double(shown.opacity), faded))
        let place = curve.value(at: 0.5)
        // By hand half of what is left: half of what each has left.
        at { animator.fractionComplete = CGFloat((1 + place) / 2) }
        #expect(near(x, 50 * (1 + place)) && near(1 - Double(shown.opacity), (1 + faded) / 2))
        at { animator.fractionComplete = CGFloat(place) }
        #expect(near(1 - Double(shown.opacity), faded))
        at { animator.fractionComplete = 0 }
        #expect(shown.opacity == 1 && x == 0)
        at { animator.fractionComplete = CGFloat(place) }
        // On: the curve begins anew over what is left, which takes as long as it would have.
        at { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        let left = 2 * (1 - place)
        go(to: 1 + left / 2)
        let share = curve.value(at: 0.5)
        #expect(near(x, 100 * (place + (1 - place) * share)))
        #expect(near(1 - Double(shown.opacity), faded + (1 - faded) * share))
        go(to: 1 + left + 0.02)
        #expect(x == 100 && animator.state == .inactive)
    }

    @Test func continuedInAnotherTimeByAnotherCurve() {
        let animator = makeAnimator()
        at { animator.startAnimation() }
        go(to: 0.5)
        at {
            animator.pauseAnimation()
            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0.5)
        }
        // The rest takes one second.
        go(to: 1)
        #expect(near(x, 25 + 75 * TimingCurve(0, 0, 0.58, 1).value(at: 0.5)))
        go(to: 1.5)
        #expect(x == 100)
        // Of an animator that runs it does nothing.
        let second = makeAnimator()
        view.center.x = 0
        at { second.startAnimation() }
        at { second.continueAnimation(withTimingParameters: nil, durationFactor: 0.1) }
        go(to: 2.5)
        #expect(near(x, 50))
    }

    @Test func continuedBackwards() {
        let animator = makeAnimator(.easeInOut)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        at { animator.fractionComplete = 0.6 }
        #expect(near(x, 60) && near(Double(animator.fractionComplete), 0.6))
        at {
            animator.isReversed = true
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        // 0.6 of the way in 1.2 seconds.
        go(to: 0.3)
        #expect(near(x, 60 * (1 - ease.value(at: 0.25))))
        go(to: 1.2)
        #expect(x == 0 && ends == [.start] && view.center.x == 0)
    }

    @Test func turnedRoundItGoesBackTheWayItCame() {
        let animator = makeAnimator(.easeIn)
        let curve = TimingCurve(0.42, 0, 1, 1)
        at { animator.startAnimation() }
        go(to: 1)
        at { animator.isReversed = true }
        go(to: 1.5)
        #expect(near(x, 100 * curve.value(at: 0.25)))
        at { animator.isReversed = false }
        go(to: 2)
        #expect(near(x, 100 * curve.value(at: 0.5)))
    }

    @Test func springsByHandAreStraight() {
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 5, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
        animator.addAnimations { view.center.x = 100 }
        at { animator.fractionComplete = 0.25 }
        #expect(near(x, 25))
        animator.scrubsLinearly = false
        at {
            animator.pauseAnimation()
            animator.fractionComplete = 0.25
        }
        let curve = SpringCurve(damping: 5)
        #expect(near(x, 100 * curve.value(at: curve.settlingDuration * 0.25)))
        at { animator.startAnimation() }
        go(to: curve.settlingDuration * 0.5)
        #expect(near(x, 100 * curve.value(at: curve.settlingDuration * 0.75)))
    }

    @Test func runningPropertyAnimators() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = at {
            UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 1, delay: 0.5, options: .curveEaseIn, animations: { view.center.x = 100 },
                completion: { ends.append($0) })
        }
        #expect(animator.isRunning && animator.state == .active && animator.delay == 0.5)
        go(to: 0.5)
        #expect(x == 0)
        go(to: 1)
        #expect(near(x, 100 * TimingCurve(0.42, 0, 1, 1).value(at: 0.5)))
        go(to: 1.5)
        #expect(ends == [.end] && x == 100)
    }

    @Test func completionsAtACompletedPause() {
        let animator = makeAnimator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.pausesOnCompletion = true
        at { animator.startAnimation() }
        go(to: 3)
        #expect(ends.isEmpty && animator.state == .active && !animator.isRunning)
        #expect(animator.fractionComplete == 1)
        animator.pausesOnCompletion = false
        at {
            animator.stopAnimation(false)
            animator.finishAnimation(at: .current)
        }
        #expect(ends == [.current] && view.center.x == 100 && animator.state == .inactive)
    }
}
