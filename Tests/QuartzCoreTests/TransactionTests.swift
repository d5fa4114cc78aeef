import CoreGraphics
import QuartzCore
import Testing

struct TransactionTests {
    @Test func levelsNest() {
        #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
        var calls: [String] = []
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { calls.append("outer") }
        CATransaction.begin()
        #expect(CATransaction.disableActions())
        CATransaction.setAnimationDuration(2)
        CATransaction.setCompletionBlock { calls.append("inner") }
        let layer = CALayer()
        layer.opacity = 0.5
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        CATransaction.commit()
        #expect(calls == ["inner", "outer"] && layer.opacity == 0.5 && !CATransaction.disableActions())
        CATransaction.commit()
        CATransaction.setCompletionBlock { calls.append("now") }
        CATransaction.flush()
        #expect(calls.last == "now")
    }
}
