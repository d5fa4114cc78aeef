import CoreGraphics
internal import CornerGeometry
import Foundation

/// Two fingers that turn about one another.
public struct RotateGesture: Gesture {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
        public var time: Date
        /// Since the beginning, clockwise.
        public var rotation: Angle
        /// A second.
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    /// Before the gesture begins.
    public var minimumAngleDelta: Angle

    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotateGesture: PrimitiveGesture {
    func makeFollower() -> GestureFollower<Value> { RotateFollower(minimumAngleDelta) }
}

/// The older name of a gesture of two fingers that turn about one another.
public struct RotationGesture: Gesture {
    public typealias Body = Never
    public typealias Value = Angle

    public var minimumAngleDelta: Angle

    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: PrimitiveGesture {
    func makeFollower() -> GestureFollower<Angle> { RotateFollower(minimumAngleDelta).mapped(\.rotation) }
}

private final class RotateFollower: GestureFollower<RotateGesture.Value> {
    private let least: Angle
    /// Of the line between the fingers, in turns.
    private var direction: Double?
    private var turned = 0.0
    private var middle = CGPoint.zero
    private var last: RotateGesture.Value?

    init(_ least: Angle) { self.least = least }

    override var claimsTouch: Bool { state == .active }

    override func prepare() {
        super.prepare()
        (direction, turned, last) = (nil, 0, nil)
    }

    override func take(_ sample: TouchSample) {
        guard sample.phase != .cancelled else { return cancel() }
        guard let second = sample.secondLocation(in: .local), sample.phase != .ended else {
            if let last, state == .active { end(with: last) } else if sample.phase == .ended { cancel() }
            return
        }
        let first = sample.location(in: .local)
        let (x, y) = (Double(second.x - first.x), Double(second.y - first.y))
        guard x != 0 || y != 0 else { return }
        let now = Trigonometry.turn(x: x, y: y)
        guard let before = direction else {
            direction = now
            middle = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
            return
        }
        // The shorter way round from the last moment.
        var step = now - before
        step -= step.rounded()
        turned += step
        direction = now
        let rotation = Angle(degrees: turned * 360)
        guard state == .active || abs(rotation.degrees) >= least.degrees else { return }
        let size = sample.element.shownFrame.size
        let time = Date(timeIntervalSinceReferenceDate: sample.time)
        let passed = last.map { time.timeIntervalSince($0.time) } ?? 0
        let value = RotateGesture.Value(
            time: time, rotation: rotation,
            velocity: passed > 0 ? Angle(degrees: step * 360 / passed) : last?.velocity ?? .zero,
            startAnchor: UnitPoint(
                x: size.width > 0 ? middle.x / size.width : 0.5, y: size.height > 0 ? middle.y / size.height : 0.5),
            startLocation: middle)
        last = value
        change(to: value)
    }
}
