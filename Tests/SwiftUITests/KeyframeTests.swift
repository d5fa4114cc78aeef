import CoreGraphics
import QuartzCore
import Testing

@testable import SwiftUI

/// Values that go through keyframes.
@MainActor @Suite struct KeyframeTests {
    private struct Values {
        var x = 0.0
        var y = 10.0
    }

    @Test func tracksGoTheirOwnWays() {
        let timeline = KeyframeTimeline(initialValue: Values()) {
            KeyframeTrack(\.x) {
                LinearKeyframe(10, duration: 1)
                LinearKeyframe(0, duration: 1)
            }
            KeyframeTrack(\.y) {
                MoveKeyframe(20)
                LinearKeyframe(40, duration: 0.5)
            }
        }
        #expect(timeline.duration == 2)
        let values = [0, 0.25, 1, 1.5, 3].map { timeline.value(time: $0) }
        #expect(values.map(\.x) == [0, 2.5, 10, 5, 0])
        #expect(values.map(\.y) == [20, 30, 40, 40, 40])
        #expect(timeline.value(progress: 0.5).x == 10)
    }

    @Test func cubicsAreSmooth() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1)
            CubicKeyframe(4, duration: 1)
        }
        // Half of the way to the first: Hermite with 0 at its start and (4 − 0) / 2 at its end: ½ − ⅛ · 2 = ¼.
        #expect(abs(timeline.value(time: 0.5) - 0.25) < 1e-12)
        #expect(abs(timeline.value(time: 1) - 1) < 1e-12 && abs(timeline.value(time: 2) - 4) < 1e-12)
        // The speed does not jump.
        let step = 1e-5
        let before = (timeline.value(time: 1) - timeline.value(time: 1 - step)) / step
        let after = (timeline.value(time: 1 + step) - timeline.value(time: 1)) / step
        #expect(abs(before - 2) < 1e-3 && abs(after - 2) < 1e-3)
    }

    @Test func springsArrive() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, duration: 3, spring: .bouncy) }
        #expect(timeline.value(time: 3) == 1)
        #expect((0..<30).map { timeline.value(time: Double($0) / 20) }.contains { $0 > 1 })
    }

    @Test func timeThatIsNoneIsTheBeginning() {
        let timeline = KeyframeTimeline(initialValue: 2.0) { LinearKeyframe(1, duration: .infinity) }
        #expect(timeline.value(time: .nan) == 1 && timeline.duration == 0)
    }

    @Test func animatorsStepWithTheFrames() {
        let phone = Phone(
            KeyframeAnimator(initialValue: 10.0, repeating: false) { width in
                Color.red.frame(width: width, height: 10).mark("box")
            } keyframes: { _ in
                LinearKeyframe(110, duration: 1)
            })
        defer { phone.hide() }
        #expect(phone["box"].width == 10)
        phone.wait(0.5)
        #expect(abs(phone["box"].width - 60) < 2)
        phone.wait(1)
        #expect(phone["box"].width == 110)
    }

    @Test func viewsOfOneIdentityMoveIntoOneAnother() {
        struct Moving: View {
            @Namespace private var space
            @State private var isBelow = false
            var body: some View {
                VStack(spacing: 0) {
                    ZStack { if !isBelow { box } }.frame(width: 300, height: 300)
                    ZStack { if isBelow { box } }.frame(width: 300, height: 300)
                }
                .contentShape(Rectangle())
                .onTapGesture { withAnimation(.linear(duration: 1)) { isBelow = true } }
            }
            private var box: some View {
                Color.red.mark("box").matchedGeometryEffect(id: "box", in: space).frame(width: 50, height: 50)
            }
        }
        let phone = Phone(Moving())
        defer { phone.hide() }
        #expect(phone["box"].midY == 150)
        phone.tap(10, 10)
        phone.wait(0.5)
        let middle = phone["box"].midY
        #expect(middle > 200 && middle < 400)
        phone.wait(1)
        #expect(phone["box"].midY == 450)
    }
}
