import QuartzCore

/// How fast a point moves, from its last places.
package struct PointerSpeed {
    /// Places older than this, in seconds, say nothing of how fast the point is now.
    private static let memory: TimeInterval = 0.1

    private var places: [(point: CGPoint, time: TimeInterval)] = []
    /// In points a second.
    package private(set) var velocity = CGPoint.zero

    package init() {}

    /// Begins anew at a place, without forgetting how fast it was.
    package mutating func restart(at point: CGPoint, _ time: TimeInterval) {
        places = [(point, time)]
    }

    package mutating func add(_ point: CGPoint, _ time: TimeInterval) {
        places.append((point, time))
        places.removeAll { time - $0.time > Self.memory && $0.time < time }
        measure()
    }

    /// At the end: a point that has rested is not fast.
    package mutating func end(_ time: TimeInterval) {
        if let last = places.last, time - last.time > Self.memory { velocity = .zero }
    }

    private mutating func measure() {
        guard let first = places.first, let last = places.last, last.time > first.time else { return }
        let seconds = CGFloat(last.time - first.time)
        velocity = CGPoint(x: (last.point.x - first.point.x) / seconds, y: (last.point.y - first.point.y) / seconds)
    }
}
