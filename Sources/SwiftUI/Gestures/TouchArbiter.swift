import CoreGraphics

/// Brings a touch to the gestures of the elements under it, and lets one of them win.
@MainActor final class TouchArbiter {
    private var elements: [any TouchedElement] = []
    /// Where a second finger is while the first is followed.
    private var second: CGPoint?

    var isFollowing: Bool { !elements.isEmpty }

    /// - Parameter point: In the graph's space.
    func begin(_ graph: ViewGraph, at point: CGPoint, _ time: Double) {
        cancel(time, point)
        guard let path = graph.hitPath(point) else { return }
        var found: [any TouchedElement] = []
        for element in path {
            guard let touched = element as? any TouchedElement else { continue }
            if !touched.mask.contains(.subviews) { found = [] }
            guard touched.mask.contains(.gesture) else { continue }
            // Those of high priority come before what is inside of them.
            if touched.priority == .high { found.insert(touched, at: 0) } else { found.append(touched) }
        }
        elements = found
        for element in found { element.begin() }
        send(.began, point, time)
    }

    func send(_ phase: TouchSample.Phase, _ point: CGPoint, _ time: Double) {
        for element in elements where element.stage < 3 {
            let before = element.stage
            element.take(
                TouchSample(phase: phase, time: time, element: element, position: point, secondPosition: second))
            let isDecided = element.hasRecognized && (element.stage != before)
            if isDecided, element.priority != .simultaneous { cancelOthers(than: element) }
        }
        if phase == .ended || phase == .cancelled { (elements, second) = ([], nil) }
    }

    /// A second finger has come, moved or gone, while the first is at a point.
    func take(second: CGPoint?, _ point: CGPoint, _ time: Double) {
        guard isFollowing else { return }
        self.second = second
        send(.moved, point, time)
    }

    func cancel(_ time: Double = 0, _ point: CGPoint = .zero) {
        for element in elements { element.cancelGesture() }
        (elements, second) = ([], nil)
    }

    private func cancelOthers(than winner: any TouchedElement) {
        for element in elements
        where element !== winner && element.stage < 3 && element.priority != .simultaneous {
            element.cancelGesture()
        }
    }
}
