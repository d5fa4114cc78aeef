import CoreGraphics
import RenderTree
import Testing

@testable import SwiftUI

/// Changes that are made one after the other each move as they were made.
@MainActor struct SeparateChangeTests {
    private struct Blinking: View {
        let delay: Double
        @State private var opacity = 0.0

        var body: some View {
            Color.pure(1, 0, 0).frame(width: 20, height: 20).opacity(opacity).onAppear {
                opacity = 1
                withAnimation(.linear(duration: 1).repeatForever(autoreverses: true).delay(delay)) { opacity = 0.5 }
            }
        }
    }

    private struct Moving: View {
        @State private var place = 0.0

        var body: some View {
            Color.pure(0, 0, 1).frame(width: 20, height: 20).offset(x: place).onAppear {
                withAnimation(.linear(duration: 2)) { place = 40 }
            }
        }
    }

    @Test func viewsThatAppearTogetherMoveByTheirOwnAnimations() {
        let stage = TransitionTests.Stage()
        stage.show(
            HStack(spacing: 0) {
                Blinking(delay: 0)
                Blinking(delay: 0.5)
                Moving()
            })
        func opacities() -> [Double] { stage.drawn.map { ($0.opacity * 1000).rounded() / 1000 } }
        stage.go(to: 0)
        #expect(opacities() == [1, 1, 1])
        stage.go(to: 0.5)
        #expect(opacities() == [0.75, 1, 1])
        stage.go(to: 1.25)
        #expect(opacities() == [0.625, 0.625, 1])
        // It began at 60 points from the row's left edge less what the middle takes, and goes 20 points a second.
        let moved = stage.drawn[2].box.minX - stage.drawn[1].box.maxX
        #expect(abs(moved - 25) < 0.001)
    }

    @Test func aChangeWithoutAnAnimationIsAtItsEndAtOnce() {
        let stage = TransitionTests.Stage()
        stage.show(Blinking(delay: 0))
        stage.go(to: 0.2)
        // From 1, not from the 0 before it.
        #expect(abs((stage.drawn.first?.opacity ?? 0) - 0.9) < 0.001)
    }

    /// Places and sizes, which are no values of a view, move from the layout in which the view has come.
    private struct Sliding: View {
        @State private var isOver = false

        var body: some View {
            HStack(spacing: isOver ? 30 : 10) {
                Color.pure(1, 0, 0).frame(width: 10, height: 10)
                Color.pure(0, 0, 1).frame(width: 10, height: 10)
            }
            .frame(width: 100, height: 20, alignment: isOver ? .trailing : .leading)
            .onAppear { withAnimation(.linear(duration: 1)) { isOver = true } }
        }
    }

    @Test func layoutMovesFromWhereItWasWhenTheViewCame() {
        let stage = TransitionTests.Stage()
        stage.show(Sliding())
        func places() -> [CGFloat] {
            let left = stage.drawn.map { $0.box.minX }
            return [left[0], left[1] - left[0]]
        }
        stage.go(to: 0)
        let start = places()
        #expect(start[1] == 20)
        stage.go(to: 0.5)
        #expect(abs(places()[0] - start[0] - 25) < 0.001 && abs(places()[1] - 30) < 0.001)
        stage.go(to: 1)
        #expect(abs(places()[0] - start[0] - 50) < 0.001 && abs(places()[1] - 40) < 0.001)
    }
}
