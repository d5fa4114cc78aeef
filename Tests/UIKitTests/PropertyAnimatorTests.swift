import Testing
import UIKit

@testable import QuartzCore

@MainActor @Suite(.serialized) struct PropertyAnimatorTests {
    private let clock = MediaClock(time: 0)
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let view = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))

    init() { root.addSubview(view) }

    private func at<Result>(_ body: () throws -> Result) rethrows -> Result {
        try MediaClock.$current.withValue(clock) {
            let result = try body()
            _ = root.layer.commit()
            return result
        }
    }

    private func go(to time: Double) -> Double {
        MediaClock.$current.withValue(clock) {
            clock.advance(to: time) { _ = root.layer.commit() }
            return shown
        }
    }

    private var shown: Double {
        MediaClock.$current.withValue(clock) { Double(view.layer.presentation()?.position.x ?? .nan) }
    }

    private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

    private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x = 100 }
    }

    @Test func runsToItsEnd() {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 0)
        at { animator.startAnimation() }
        #expect(animator.state == .active && animator.isRunning && view.center.x == 100 && shown == 0)
        #expect(near(go(to: 0.25), 25))
        at { #expect(near(Double(animator.fractionComplete), 0.25)) }
        #expect(go(to: 1) == 100 && ends == [.end] && animator.state == .inactive && !animator.isRunning)
        _ = go(to: 3)
        #expect(ends == [.end])
    }

    @Test func pausedScrubbedAndContinued() {
        let animator = animator()
        at { animator.startAnimation() }
        _ = go(to: 0.25)
        at { animator.pauseAnimation() }
        #expect(!animator.isRunning && animator.state == .active && near(go(to: 2), 25))
        at { animator.fractionComplete = 0.6 }
        #expect(near(shown, 60))
        at { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        #expect(near(go(to: 2.2), 80))
        #expect(go(to: 2.4) == 100 && animator.state == .inactive)
    }

    @Test func byHandFromTheBeginning() {
        let animator = animator(.easeIn)
        at { animator.fractionComplete = 0.5 }
        #expect(animator.state == .active && near(shown, 50) && view.center.x == 100)
        at { animator.scrubsLinearly = false }
        at { animator.pauseAnimation() }
        at { animator.fractionComplete = 0.5 }
        #expect(near(shown, 31.53568126))
    }

    @Test func reversed() {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        at { animator.startAnimation() }
        _ = go(to: 0.75)
        at { animator.isReversed = true }
        #expect(near(go(to: 1.25), 25))
        at { #expect(near(Double(animator.fractionComplete), 0.75)) }
        #expect(go(to: 1.5) == 0 && view.center.x == 0 && ends == [.start])
    }

    @Test func stoppedAndFinished() {
        let stopped = animator()
        var ends: [UIViewAnimatingPosition] = []
        stopped.addCompletion { ends.append($0) }
        at { stopped.startAnimation() }
        _ = go(to: 0.5)
        at { stopped.stopAnimation(false) }
        #expect(stopped.state == .stopped && near(Double(view.center.x), 50) && near(go(to: 2), 50) && ends.isEmpty)
        at { stopped.finishAnimation(at: .current) }
        #expect(stopped.state == .inactive && ends == [.current] && near(Double(view.center.x), 50))
        let second = animator()
        second.addCompletion { ends.append($0) }
        at { second.startAnimation() }
        _ = go(to: 2.5)
        at { second.stopAnimation(true) }
        #expect(second.state == .inactive && ends.count == 1 && near(Double(view.center.x), 75))
        let third = animator()
        third.addCompletion { ends.append($0) }
        at { third.startAnimation() }
        _ = go(to: 3)
        at {
            third.stopAnimation(false)
            third.finishAnimation(at: .start)
        }
        #expect(ends.last == .start && near(Double(view.center.x), 75))
    }

    @Test func delaysAndSprings() {
        let late = animator()
        at { late.startAnimation(afterDelay: 0.5) }
        #expect(near(go(to: 0.5), 0) && near(go(to: 0.75), 25) && late.delay == 0.5)
        _ = go(to: 2)
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        let bounced = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
        #expect(near(bounced.duration, 1.4727003346780927))
        bounced.addAnimations { view.center.x = 0 }
        at { bounced.startAnimation() }
        #expect(near(go(to: 2.25), 100 - 100 * SpringCurve().value(at: 0.25)))
        let running = at {
            UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 })
        }
        #expect(running.isRunning)
    }

    @Test func staysAtItsEnd() {
        let animator = animator()
        animator.pausesOnCompletion = true
        at { animator.startAnimation() }
        #expect(go(to: 2) == 100 && animator.state == .active && !animator.isRunning)
        at {
            animator.isReversed = true
            animator.startAnimation()
        }
        #expect(near(go(to: 2.5), 50))
        #expect(go(to: 3.5) == 0)
    }

    @Test func hostileValues() {
        for bad in [Double.nan, .infinity, -1, 0, 1e300] {
            let animator = UIViewPropertyAnimator(duration: bad, dampingRatio: CGFloat(bad)) { view.center.x = 100 }
            at {
                animator.fractionComplete = CGFloat(bad)
                animator.startAnimation(afterDelay: bad)
            }
            #expect(go(to: clock.now + 0.1).isFinite)
            at {
                animator.stopAnimation(false)
                animator.finishAnimation(at: .start)
                animator.finishAnimation(at: .end)
            }
            UIView.animate(withDuration: bad, delay: bad) { view.alpha = 0.5 }
            UIView.animate(
                withDuration: bad, delay: 0, usingSpringWithDamping: CGFloat(bad),
                initialSpringVelocity: CGFloat(bad),
                animations: { view.center.y = 3 })
            UIView.animate(springDuration: bad, bounce: CGFloat(bad), animations: { view.center.y = 5 })
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: bad, relativeDuration: bad) { view.center.y = 7 }
            }
            at { view.layer.removeAllAnimations() }
        }
    }
}
