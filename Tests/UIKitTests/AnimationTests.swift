import Testing
import UIKit

@testable import QuartzCore

/// Views whose changes are animated, by a clock that is stepped.
@MainActor @Suite(.serialized) struct AnimationTests {
    private let clock = MediaClock(time: 0)
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        root.addSubview(view)
    }

    /// Runs at the clock's time, and commits what it does.
    private func at<Result>(_ body: () throws -> Result) rethrows -> Result {
        try MediaClock.$current.withValue(clock) {
            let result = try body()
            _ = root.layer.commit()
            return result
        }
    }

    private func go(to time: Double) {
        MediaClock.$current.withValue(clock) {
            clock.advance(to: time) { _ = root.layer.commit() }
        }
    }

    private var shown: CALayer {
        MediaClock.$current.withValue(clock) { view.layer.presentation() ?? view.layer }
    }

    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }

    @Test func modelsChangeAtOnceAndPicturesInTime() {
        var ends: [String] = []
        at {
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear,
                animations: {
                    view.alpha = 0.5
                    view.center.x = 55
                    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                    view.layer.cornerRadius = 4
                    view.bounds.size.width = 30
                }, completion: { ends.append("\($0)") })
        }
        #expect(view.alpha == 0.5 && view.center.x == 55 && view.bounds.width == 30)
        #expect(isNear(shown.position.x, 5) && isNear(CGFloat(shown.opacity), 1))
        go(to: 0.25)
        #expect(isNear(shown.position.x, 17.5) && isNear(CGFloat(shown.opacity), 0.875))
        #expect(isNear(shown.cornerRadius, 1) && isNear(shown.bounds.width, 15))
        #expect(isNear(shown.backgroundColor?.alpha ?? 0, 0.25))
        #expect(ends.isEmpty)
        go(to: 1)
        #expect(ends == ["true"] && shown.position.x == 55 && view.layer.animationKeys() == nil)
        go(to: 3)
        #expect(ends.count == 1)
    }

    @Test func delaysShowTheBeginning() {
        at { UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.alpha = 0 }) }
        go(to: 0.5)
        #expect(isNear(CGFloat(shown.opacity), 1))
        go(to: 1)
        #expect(isNear(CGFloat(shown.opacity), 0.5))
    }

    @Test func completionsComeInOrderOnce() {
        var ends: [String] = []
        at {
            UIView.animate(
                withDuration: 0.5, animations: { view.alpha = 0 }, completion: { _ in ends.append("long") })
            UIView.animate(
                withDuration: 0.2, animations: { view.center.x = 9 }, completion: { _ in ends.append("short") })
            UIView.animate(withDuration: 0, animations: { view.tag = 1 }, completion: { _ in ends.append("none") })
        }
        #expect(view.tag == 1 && ends.isEmpty == true || ends == ["none"])
        go(to: 2)
        #expect(ends == ["none", "short", "long"])
    }

    @Test func aCompletionThatStartsAgainTakesAFrame() {
        var count = 0
        func pulse() {
            UIView.animate(withDuration: 0, animations: { count += 1 }, completion: { _ in pulse() })
        }
        at { pulse() }
        let before = count
        go(to: 0.5)
        #expect(count > before && count < before + 100)
    }

    @Test func movementsAddUp() {
        at { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 }) }
        go(to: 0.5)
        at { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 5 }) }
        // No jump: half of the first way is still to come, the whole second one as well.
        #expect(isNear(shown.position.x, 55))
        go(to: 1)
        #expect(isNear(shown.position.x, 55))
        go(to: 1.25)
        #expect(isNear(shown.position.x, 30))
        at {
            UIView.animate(
                withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
                animations: { view.center.x = 130 })
        }
        #expect(isNear(shown.position.x, 30))
    }

    @Test func repeatingAnimationsDoNotEnd() {
        var ends = 0
        at {
            UIView.animate(
                withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse],
                animations: { view.alpha = 0 }, completion: { _ in ends += 1 })
        }
        go(to: 0.25)
        #expect(isNear(CGFloat(shown.opacity), 0.75))
        go(to: 1.5)
        #expect(isNear(CGFloat(shown.opacity), 0.5))
        go(to: 20.25)
        #expect(isNear(CGFloat(shown.opacity), 0.75) && ends == 0)
        at { view.layer.removeAllAnimations() }
        #expect(ends == 1)
    }

    @Test func springs() {
        at {
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
                animations: { view.center.x = 105 })
        }
        let spring = SpringCurve(dampingRatio: 0.5, settlingWithin: 1)
        #expect(abs(spring.settlingDuration - 1) < 1e-6)
        go(to: 0.25)
        #expect(isNear(shown.position.x, 5 + 100 * CGFloat(spring.value(at: 0.25))))
        go(to: 2)
        at { UIView.animate(springDuration: 0.5, bounce: 0.3, animations: { view.center.x = 5 }) }
        let second = SpringCurve(perceptualDuration: 0.5, bounce: 0.3)
        go(to: 2.25)
        #expect(isNear(shown.position.x, 105 - 100 * CGFloat(second.value(at: 0.25))))
    }

    @Test func keyframes() {
        var ends = 0
        at {
            UIView.animateKeyframes(
                withDuration: 2, delay: 0,
                options: UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 15 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 35 }
                    view.alpha = 0
                }, completion: { _ in ends += 1 })
        }
        #expect(view.center.x == 35)
        for (time, x, alpha) in [(0.25, 10.0, 0.875), (0.5, 15, 0.75), (1, 15, 0.5), (1.5, 25, 0.25)] {
            go(to: time)
            #expect(isNear(shown.position.x, x) && isNear(CGFloat(shown.opacity), alpha), "\(time)")
        }
        go(to: 2)
        #expect(ends == 1 && shown.position.x == 35)
    }

    @Test func nothingMovesWithoutAnimation() {
        at {
            view.alpha = 0.5
            UIView.animate(withDuration: 1) {
                UIView.performWithoutAnimation { view.center.x = 50 }
                #expect(UIView.inheritedAnimationDuration == 1)
            }
            UIView.setAnimationsEnabled(false)
            UIView.animate(withDuration: 1) { view.center.y = 50 }
            UIView.setAnimationsEnabled(true)
        }
        #expect(view.layer.animationKeys() == nil && UIView.inheritedAnimationDuration == 0)
        #expect(shown.position == CGPoint(x: 50, y: 50) && shown.opacity == 0.5)
    }

    @Test func innerAnimationsTakeTheOuterTime() {
        at {
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                UIView.animate(withDuration: 0.1) { view.alpha = 0 }
                UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
                    view.center.x = 105
                }
            }
        }
        go(to: 0.5)
        #expect(isNear(CGFloat(shown.opacity), 0.75) && isNear(shown.position.x, 55))
    }

    @Test func layoutInsideAnAnimationMoves() {
        final class Holder: UIView {
            override func layoutSubviews() { subviews.first?.frame = bounds.insetBy(dx: 10, dy: 10) }
        }
        let holder = Holder(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let inner = UIView()
        holder.addSubview(inner)
        root.addSubview(holder)
        at {}
        #expect(inner.layer.animationKeys() == nil && inner.frame.width == 40)
        at {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                holder.frame.size.width = 100
                holder.layoutIfNeeded()
            }
        }
        go(to: 0.5)
        let shown = MediaClock.$current.withValue(clock) { inner.layer.presentation() }
        #expect(isNear(shown?.bounds.width ?? 0, 60) && inner.frame.width == 80)
    }

    @Test func transitionsFade() {
        at {
            view.backgroundColor = .white
        }
        var ends = 0
        at {
            UIView.transition(
                with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
                animations: { view.backgroundColor = .black }, completion: { _ in ends += 1 })
        }
        go(to: 0.25)
        let node = MediaClock.$current.withValue(clock) { root.layer.commit().children[0] }
        #expect(node.children.map(\.opacity) == [0.75, 0.25])
        #expect(
            node.children.map { $0.children.first?.background } == [UIColor.white.cgColor, UIColor.black.cgColor])
        go(to: 1)
        #expect(ends == 1)
    }
}
