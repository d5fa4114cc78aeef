import CoreGraphics
import QuartzCore

/// One or more taps.
public struct TapGesture: Gesture {
    public typealias Body = Never
    public typealias Value = Void

    public var count: Int

    public nonisolated init(count: Int = 1) { self.count = count }
}

extension TapGesture: PrimitiveGesture {
    func makeFollower() -> GestureFollower<Void> { TapFollower(count).mapped { _ in } }
}

/// One or more taps, and where.
public struct SpatialTapGesture: Gesture {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    public var count: Int
    public var coordinateSpace: CoordinateSpace

    public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }
}

extension SpatialTapGesture: PrimitiveGesture {
    func makeFollower() -> GestureFollower<Value> {
        TapFollower(count).mapped { Value(location: $0.location(in: coordinateSpace)) }
    }
}

/// Counts taps that stay where they began and follow one another soon.
private final class TapFollower: GestureFollower<TouchSample> {
    /// How far a finger may stray, in points, and how soon another tap must come, in seconds.
    private static let (reach, pause): (CGFloat, Double) = (45, 0.35)

    private let count: Int
    private var taps = 0
    private var lastEnd: Double?
    private var start: CGPoint?

    init(_ count: Int) { self.count = max(1, count) }

    override func take(_ sample: TouchSample) {
        let point = sample.location(in: .global)
        switch sample.phase {
        case .began:
            if let lastEnd, sample.time - lastEnd > Self.pause { taps = 0 }
            start = point
        case .moved:
            if let start, abs(point.x - start.x) > Self.reach || abs(point.y - start.y) > Self.reach { fail() }
        case .ended:
            guard start != nil else { return }
            start = nil
            lastEnd = sample.time
            taps += 1
            if taps >= count {
                taps = 0
                end(with: sample)
            }
        case .cancelled: fail()
        }
    }

    private func fail() {
        start = nil
        taps = 0
        cancel()
    }
}
