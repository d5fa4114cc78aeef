import CoreGraphics
import QuartzCore
import RenderTree
import Testing

@testable import SwiftUI

@MainActor struct TransitionTests {
    /// A graph that is laid out in 100 × 100 at moments of a stepped clock.
    @MainActor final class Stage {
        let graph = ViewGraph()
        let clock = MediaClock(time: 0)

        func show(_ view: some View, animation: Animation? = nil) {
            MediaClock.$current.withValue(clock) {
                graph.adopt(Transaction(animation: animation))
                graph.show(view, EnvironmentValues())
                graph.layout(in: CGSize(width: 100, height: 100))
            }
        }

        func go(to time: CFTimeInterval) {
            clock.advance(to: time)
            MediaClock.$current.withValue(clock) {
                graph.step()
                graph.layout(in: CGSize(width: 100, height: 100))
            }
        }

        /// The nodes that draw something, with where they stand.
        var drawn: [(box: CGRect, opacity: Double)] {
            var found: [(CGRect, Double)] = []
            func walk(_ node: RenderNode, _ space: CGAffineTransform, _ opacity: Double) {
                let (space, opacity) = (node.transform.concatenating(space), opacity * node.opacity)
                if node.background != nil { found.append((node.outline.rect.applying(space), opacity)) }
                for child in node.children { walk(child, space, opacity) }
            }
            if let node = graph.renderNode() { walk(node, .identity, 1) }
            return found
        }
    }

    private func content(_ isOn: Bool, _ transition: AnyTransition?) -> some View {
        VStack(spacing: 0) {
            Color.pure(1, 0, 0).frame(width: 40, height: 20)
            if isOn {
                if let transition {
                    Color.pure(0, 0, 1).frame(width: 40, height: 20).transition(transition)
                } else {
                    Color.pure(0, 0, 1).frame(width: 40, height: 20)
                }
            }
        }
    }

    @Test func withoutAnAnimationViewsComeAndGoAtOnce() {
        let stage = Stage()
        stage.show(content(false, .opacity))
        #expect(stage.drawn.count == 1)
        stage.show(content(true, .opacity))
        #expect(stage.drawn.count == 2 && stage.drawn[1].opacity == 1)
        stage.show(content(false, .opacity))
        #expect(stage.drawn.count == 1)
    }

    @Test func aViewFadesInAndOut() {
        let stage = Stage()
        stage.show(content(false, .opacity))
        stage.show(content(true, .opacity), animation: .linear(duration: 1))
        stage.go(to: 0.25)
        #expect(abs(stage.drawn[1].opacity - 0.25) < 0.02)
        stage.go(to: 1.1)
        #expect(stage.drawn[1].opacity == 1)
        stage.show(content(false, .opacity), animation: .linear(duration: 1))
        stage.go(to: 1.6)
        #expect(stage.drawn.count == 2 && abs(stage.drawn[1].opacity - 0.5) < 0.03, "it is still seen going")
        stage.go(to: 2.3)
        #expect(stage.drawn.count == 1, "then it is gone")
    }

    @Test func whatSaysNothingOfItFadesToo() {
        let stage = Stage()
        stage.show(content(true, nil))
        stage.show(content(false, nil), animation: .linear(duration: 1))
        stage.go(to: 0.5)
        #expect(stage.drawn.count == 2 && abs(stage.drawn[1].opacity - 0.5) < 0.03)
        stage.go(to: 1.2)
        #expect(stage.drawn.count == 1)
    }

    @Test func aViewMovesByItsOwnLength() {
        let stage = Stage()
        stage.show(content(false, .move(edge: .trailing)))
        stage.show(content(true, .move(edge: .trailing)), animation: .linear(duration: 1))
        stage.go(to: 0.5)
        #expect(abs(stage.drawn[1].box.minX - 50) < 1, "half of 40 beyond the 30 where it will stand")
        stage.go(to: 1.1)
        #expect(stage.drawn[1].box.minX == 30)
    }

    @Test func whatStaysTakesItsPlaceMeanwhile() {
        let stage = Stage()
        stage.show(content(true, .opacity))
        #expect(stage.drawn[0].box.minY == 30)
        stage.show(content(false, .opacity), animation: .linear(duration: 1))
        stage.go(to: 0.5)
        #expect(abs(stage.drawn[0].box.minY - 35) < 0.5, "on its way to the middle")
    }
}

@MainActor struct AnimationValueTests {
    @Test func springsAreLinearInTargetAndVelocity() {
        let spring = Spring(duration: 0.5, bounce: 0)
        #expect(spring.value(target: 10.0, time: 0) == 0)
        #expect(abs(spring.value(target: 10.0, time: 5) - 10) < 1e-3)
        let pushed = spring.value(target: 0.0, initialVelocity: 1, time: 0.01)
        #expect(pushed > 0.005 && pushed < 0.01)
        #expect(abs(spring.velocity(target: 0.0, initialVelocity: 1.0, time: 0) - 1) < 0.01)
        #expect(spring.mass == 1 && abs(spring.dampingRatio - 1) < 1e-9)
    }

    private struct Steps: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            guard time < 1 else { return nil }
            var part = value
            part.scale(by: (time * 4).rounded(.down) / 4)
            return part
        }
    }

    @Test func customAnimationsSayHowFarAValueHasCome() {
        let animation = Animation(Steps())
        #expect(animation.progress(at: 0.3) == 0.25 && animation.progress(at: 0.99) == 0.75)
        #expect(animation.progress(at: 1) == nil && animation == Animation(Steps()))
        #expect(animation.delay(1).progress(at: 1.6) == 0.5)
    }
}

@MainActor struct ProvidedPreviewTests {
    private struct Three: PreviewProvider {
        static var previews: some View {
            Color.red.frame(width: 10, height: 10)
            Group {
                Color.green.previewDisplayName("green")
                Color.blue
            }
            .previewLayout(.fixed(width: 30, height: 20))
        }
    }

    @Test func eachViewIsAPreviewOfItsOwn() {
        let previews = ProvidedPreviews.make(of: Three.self)
        #expect(previews.map(\.name) == ["Three", "green", "Three-3"])
        #expect(previews[0].layout == .standard)
        #expect(previews[2].layout == .fixed(CGSize(width: 30, height: 20)))
    }
}
