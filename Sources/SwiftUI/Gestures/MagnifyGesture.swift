import CoreGraphics
import Foundation

/// Two fingers whose distance changes.
public struct MagnifyGesture: Gesture {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
        public var time: Date
        /// Of the distance at the beginning.
        public var magnification: CGFloat
        /// A second.
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    /// Of the distance at the beginning, before the gesture begins.
    public var minimumScaleDelta: CGFloat

    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: PrimitiveGesture {
    func makeFollower() -> GestureFollower<Value> { MagnifyFollower(minimumScaleDelta) }
}

/// The older name of a gesture of two fingers whose distance changes.
public struct MagnificationGesture: Gesture {
    public typealias Body = Never
    public typealias Value = CGFloat

    public var minimumScaleDelta: CGFloat

    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: PrimitiveGesture {
    func makeFollower() -> GestureFollower<CGFloat> { MagnifyFollower(minimumScaleDelta).mapped(\.magnification) }
}

private final class MagnifyFollower: GestureFollower<MagnifyGesture.Value> {
    private let least: CGFloat
    private var start: (distance: CGFloat, middle: CGPoint)?
    private var last: MagnifyGesture.Value?

    init(_ least: CGFloat) { self.least = least }

    override var claimsTouch: Bool { state == .active }

    override func prepare() {
        super.prepare()
        (start, last) = (nil, nil)
    }

    override func take(_ sample: TouchSample) {
        guard sample.phase != .cancelled else { return cancel() }
        guard let second = sample.secondLocation(in: .local), sample.phase != .ended else {
            if let last, state == .active { end(with: last) } else if sample.phase == .ended { cancel() }
            return
        }
        let first = sample.location(in: .local)
        let (x, y) = (second.x - first.x, second.y - first.y)
        let distance = (x * x + y * y).squareRoot()
        guard distance > 0 else { return }
        guard let start else {
            start = (distance, CGPoint(x: first.x + x / 2, y: first.y + y / 2))
            return
        }
        let scale = distance / start.distance
        guard state == .active || abs(scale - 1) >= least else { return }
        let size = sample.element.shownFrame.size
        let time = Date(timeIntervalSinceReferenceDate: sample.time)
        let passed = last.map { time.timeIntervalSince($0.time) } ?? 0
        let value = MagnifyGesture.Value(
            time: time, magnification: scale,
            velocity: passed > 0 ? (scale - (last?.magnification ?? 1)) / CGFloat(passed) : last?.velocity ?? 0,
            startAnchor: UnitPoint(
                x: size.width > 0 ? start.middle.x / size.width : 0.5,
                y: size.height > 0 ? start.middle.y / size.height : 0.5),
            startLocation: start.middle)
        last = value
        change(to: value)
    }
}
