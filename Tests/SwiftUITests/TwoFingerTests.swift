import CoreGraphics
import Testing

@testable import SwiftUI

/// Gestures of two fingers, and gestures after one another.
@MainActor @Suite struct TwoFingerTests {
    private func arbiter(_ view: some View) -> (TouchArbiter, ViewGraph) {
        let graph = ViewGraph()
        graph.show(view, EnvironmentValues())
        graph.layout(in: CGSize(width: 200, height: 200))
        return (TouchArbiter(), graph)
    }

    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    @Test func fingersThatPartMagnify() {
        var told: [CGFloat] = []
        var ended: CGFloat?
        let (touches, graph) = arbiter(
            Color.red.gesture(
                MagnifyGesture().onChanged { told.append($0.magnification) }.onEnded { ended = $0.magnification }))
        touches.begin(graph, at: point(100, 100), 0)
        touches.take(second: point(140, 100), point(100, 100), 0.1)
        touches.take(second: point(180, 100), point(100, 100), 0.2)
        touches.take(second: point(120, 100), point(100, 100), 0.3)
        #expect(told == [2, 0.5] && ended == nil)
        touches.take(second: nil, point(100, 100), 0.4)
        #expect(ended == 0.5)
    }

    @Test func fingersThatTurnRotate() {
        var told: [Double] = []
        let (touches, graph) = arbiter(
            Color.red.gesture(RotateGesture().onChanged { told.append($0.rotation.degrees) }))
        touches.begin(graph, at: point(100, 100), 0)
        touches.take(second: point(140, 100), point(100, 100), 0.1)
        touches.take(second: point(100, 140), point(100, 100), 0.2)
        // On over the half turn, where the angle itself begins anew.
        touches.take(second: point(60, 100), point(100, 100), 0.3)
        touches.take(second: point(100, 60), point(100, 100), 0.4)
        #expect(told.map { $0.rounded() } == [90, 180, 270])
    }

    @Test func oneFingerDoesNeither() {
        var count = 0
        let (touches, graph) = arbiter(
            Color.red.gesture(MagnificationGesture().onChanged { _ in count += 1 }))
        touches.begin(graph, at: point(100, 100), 0)
        touches.send(.moved, point(150, 100), 0.1)
        touches.send(.ended, point(150, 100), 0.2)
        #expect(count == 0)
    }

    @Test func aSecondGestureFollowsTheFirst() {
        var told: [String] = []
        let gesture = LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture(minimumDistance: 0))
            .onChanged { value in
                switch value {
                case .first: told.append("press")
                case .second(_, let drag): told.append("drag \(drag?.translation.width ?? -1)")
                }
            }
            .onEnded { value in
                if case .second(_, let drag?) = value { told.append("end \(drag.translation.width)") }
            }
        let (touches, graph) = arbiter(Color.red.gesture(gesture))
        touches.begin(graph, at: point(100, 100), 0)
        touches.send(.moved, point(100, 100), 0.6)
        touches.send(.moved, point(120, 100), 0.7)
        touches.send(.ended, point(120, 100), 0.8)
        #expect(told.first == "press" && told.contains("drag 20.0") && told.last == "end 20.0")
        // A drag without the rest before it is none.
        told = []
        touches.begin(graph, at: point(100, 100), 1)
        touches.send(.moved, point(180, 100), 1.1)
        touches.send(.ended, point(180, 100), 1.2)
        #expect(!told.contains { $0.hasPrefix("end") })
    }
}
