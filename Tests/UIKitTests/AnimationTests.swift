import Testing
import UIKit

@MainActor @Suite struct AnimationTests {
    @Test func theEndIsTakenAtOnce() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var calls: [String] = []
        UIView.animate(withDuration: 0.3) { view.alpha = 0.5 }
        UIView.animate(
            withDuration: 1, delay: 1, options: [.curveEaseIn, .autoreverse],
            animations: { view.center.x = 50 }, completion: { calls.append("end \($0)") })
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: .repeat,
            animations: { view.center.y = 70 }, completion: { _ in calls.append("never") })
        UIView.transition(
            with: view, duration: 1, options: .transitionCrossDissolve, animations: { calls.append("in") })
        UIView.performWithoutAnimation { calls.append("without") }
        #expect(view.alpha == 0.5 && view.center == CGPoint(x: 50, y: 70))
        #expect(calls == ["end true", "in", "without"])
    }

    @Test func aCompletionThatStartsAgainEnds() {
        var count = 0
        func pulse() {
            UIView.animate(withDuration: 1, animations: { count += 1 }, completion: { _ in pulse() })
        }
        pulse()
        #expect(count > 1 && count < 1000)
    }
}
