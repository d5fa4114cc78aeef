import Testing
import UIKit

@testable import QuartzCore

/// `UIView`'s other ways to animate: transitions, keyframes with their options, repeats, springs.
@MainActor @Suite(.serialized) struct ViewTransitionTests {
    private let clock = MediaClock(time: 0)
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let view = UIView(frame: CGRect(x: -5, y: -5, width: 10, height: 10))

    init() {
        root.addSubview(view)
        at {}
    }

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
    private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

    private func nodes() -> [String] {
        MediaClock.$current.withValue(clock) {
            let node = root.layer.commit().children[0]
            return [node.projection == nil ? "flat" : "turned", "\(node.children.count)"]
        }
    }

    @Test(arguments: [
        UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
        .transitionFlipFromBottom,
    ])
    func flips(_ option: UIView.AnimationOptions) {
        var ends = 0
        at {
            UIView.transition(
                with: view, duration: 1, options: [option, .curveLinear],
                animations: { view.backgroundColor = .black }, completion: { _ in ends += 1 })
        }
        #expect(nodes() == ["flat", "1"])
        go(to: 0.25)
        #expect(nodes() == ["turned", "0"])
        let map = MediaClock.$current.withValue(clock) { root.layer.commit().children[0].projection?.map }
        // The depth of the side that is named, relative to the middle: it comes nearer, so that w falls.
        let depth: CGFloat? =
            switch option {
            case .transitionFlipFromLeft: map.map { $0.image(0, 5).w - $0.image(5, 5).w }
            case .transitionFlipFromRight: map.map { $0.image(10, 5).w - $0.image(5, 5).w }
            case .transitionFlipFromTop: map.map { $0.image(5, 0).w - $0.image(5, 5).w }
            default: map.map { $0.image(5, 10).w - $0.image(5, 5).w }
            }
        #expect(abs((depth ?? 0) + 5 * 0.5.squareRoot() / 20) < 1e-9)
        go(to: 1)
        #expect(ends == 1 && nodes()[0] == "flat")
    }

    @Test func transitionsOfWhatWasNeverShown() {
        let fresh = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var ends = 0
        at {
            root.addSubview(fresh)
            UIView.transition(
                with: fresh, duration: 1, options: .transitionCrossDissolve,
                animations: { fresh.backgroundColor = .black }, completion: { _ in ends += 1 })
        }
        let seen = MediaClock.$current.withValue(clock) { root.layer.commit().children[1].children.map(\.opacity) }
        #expect(seen == [0, 1] && ends == 0)
        go(to: 1)
        #expect(ends == 1)
    }

    @Test func fromOneViewToAnother() {
        let other = UIView(frame: view.frame)
        var ends = 0
        at {
            UIView.transition(
                from: view, to: other, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
                completion: { _ in ends += 1 })
        }
        #expect(view.superview == nil && other.superview === root)
        go(to: 0.5)
        #expect(MediaClock.$current.withValue(clock) { root.layer.commit().children.map(\.opacity) } == [0.5, 0.5])
        go(to: 1)
        #expect(ends == 1)
        at {
            root.addSubview(view)
            view.isHidden = true
            UIView.transition(from: other, to: view, duration: 1, options: .showHideTransitionViews)
        }
        #expect(other.isHidden && !view.isHidden && other.superview === root)
    }

    @Test func curlsFade() {
        at {
            UIView.transition(
                with: view, duration: 1, options: [.transitionCurlUp, .curveLinear],
                animations: { view.backgroundColor = .black })
        }
        go(to: 0.25)
        let seen = MediaClock.$current.withValue(clock) { root.layer.commit().children[0].children.map(\.opacity) }
        #expect(seen == [0.75, 0.25])
    }

    @Test func viewsAnswerNothingOutsideOfAnimations() {
        let inner = UIView()
        for key in ["opacity", "contents", "hidden", "sublayers", "mask", kCAOnOrderIn, kCAOnOrderOut] {
            #expect(view.action(for: view.layer, forKey: key) is NSNull, "\(key)")
            #expect(view.layer.action(forKey: key) == nil)
        }
        at {
            view.isHidden = true
            view.addSubview(inner)
            view.layer.mask = CALayer()
            view.layer.contents = nil
        }
        #expect(view.layer.animationKeys() == nil && inner.layer.animationKeys() == nil)
        // Nor do these move within one: they have no value between.
        at {
            UIView.animate(withDuration: 1) {
                view.isHidden = false
                inner.removeFromSuperview()
                view.layer.mask = nil
            }
        }
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func repeatsWithinAnAnimation() {
        var ends = 0
        at {
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear,
                animations: {
                    UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 100 }
                    view.alpha = 0
                    #expect(UIView.inheritedAnimationDuration == 1)
                }, completion: { _ in ends += 1 })
        }
        for (time, wanted) in [(0.25, 25.0), (1.25, 75), (1.75, 25), (2.25, 25), (3.25, 75)] {
            go(to: time)
            #expect(near(x, wanted), "\(time)")
        }
        #expect(ends == 0 && shown.opacity == 0)
        go(to: 4)
        #expect(ends == 1 && x == 100)
        UIView.modifyAnimations(withRepeatCount: 3, autoreverses: false) { view.center.x = 3 }
        #expect(view.layer.animationKeys() == nil)
    }

    private func keyframes(_ options: UIView.KeyframeAnimationOptions) {
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        at {
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: [options, linear]) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 10 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 40 }
            }
        }
    }

    @Test(arguments: [
        (UIView.KeyframeAnimationOptions.calculationModeLinear, [5.0, 10, 25]),
        (.calculationModeDiscrete, [0, 10, 10]),
        (.calculationModePaced, [10, 20, 30]),
        // Catmull and Rom through 0, 10, 40, the ends counted twice: tangents 5, 20, 15.
        (.calculationModeCubic, [3.125, 10, 25.625]),
        (.repeat, [5, 10, 25]),
    ])
    func keyframesInEachMode(_ option: UIView.KeyframeAnimationOptions, _ wanted: [Double]) {
        keyframes(option)
        for (time, value) in zip([0.25, 0.5, 0.75], wanted) {
            go(to: time)
            #expect(near(x, value), "\(time): \(x)")
        }
        go(to: 1.25)
        #expect(option == .repeat ? near(x, 5) : x == 40)
    }

    @Test func keyframesThereAndBack() {
        keyframes([.autoreverse, .repeat])
        for (time, wanted) in [(0.25, 5.0), (1.25, 25), (1.75, 5), (2.5, 10)] {
            go(to: time)
            #expect(near(x, wanted), "\(time)")
        }
    }

    @Test func springsByBounce() {
        var ends = 0
        at {
            UIView.animate(
                springDuration: 0.4, bounce: -0.25, initialSpringVelocity: 2, delay: 0.25,
                animations: { view.center.x = 100 }, completion: { _ in ends += 1 })
        }
        let spring = SpringCurve(perceptualDuration: 0.4, bounce: -0.25, initialVelocity: 2)
        go(to: 0.25)
        #expect(x == 0)
        for time in [0.05, 0.2, 0.4] {
            go(to: 0.25 + time)
            #expect(near(x, 100 * spring.value(at: time)))
        }
        go(to: 0.25 + spring.settlingDuration + 0.02)
        #expect(ends == 1 && x == 100)
    }

    @Test func animationsWithoutAnimation() {
        at {
            UIView.animate(withDuration: 1) {
                view.alpha = 0.5
                UIView.performWithoutAnimation {
                    view.center.x = 50
                    UIView.animate(withDuration: 1) { view.layer.cornerRadius = 3 }
                }
            }
        }
        #expect(view.layer.animationKeys()?.contains("position") == false && x == 50)
    }
}
