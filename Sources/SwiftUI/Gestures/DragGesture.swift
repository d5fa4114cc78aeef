import CoreGraphics
import Foundation

/// A finger that moves.
public struct DragGesture: Gesture {
    public typealias Body = Never

    /// A moment of a drag. Points are of the gesture's space.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        /// Points a second.
        public var velocity: CGSize = .zero

        /// From where the drag began.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the finger would come to rest.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }
    }

    /// In points, before the gesture begins.
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace

    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }
}

extension DragGesture: PrimitiveGesture {
    func makeFollower() -> GestureFollower<Value> { DragFollower(self) }
}

private final class DragFollower: GestureFollower<DragGesture.Value> {
    private let gesture: DragGesture
    private var start: (point: CGPoint, time: Double)?
    private var last: (point: CGPoint, time: Double)?
    private var velocity = CGSize.zero

    init(_ gesture: DragGesture) { self.gesture = gesture }

    override func prepare() {
        super.prepare()
        (start, last, velocity) = (nil, nil, .zero)
    }

    override func take(_ sample: TouchSample) {
        let point = sample.location(in: gesture.coordinateSpace)
        switch sample.phase {
        case .began:
            start = (point, sample.time)
            last = start
            if gesture.minimumDistance <= 0 { change(to: value(point, sample.time)) }
        case .moved:
            guard let start else { return }
            if let last, sample.time > last.time {
                let seconds = CGFloat(sample.time - last.time)
                velocity = CGSize(
                    width: (point.x - last.point.x) / seconds, height: (point.y - last.point.y) / seconds)
            }
            last = (point, sample.time)
            let (x, y) = (point.x - start.point.x, point.y - start.point.y)
            let isFar = x * x + y * y >= gesture.minimumDistance * gesture.minimumDistance
            if state == .active || isFar { change(to: value(point, sample.time)) }
        case .ended:
            if state == .active { end(with: value(point, sample.time)) } else { cancel() }
        case .cancelled: cancel()
        }
    }

    private func value(_ point: CGPoint, _ time: Double) -> DragGesture.Value {
        DragGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: time), location: point, startLocation: start?.point ?? point,
            velocity: velocity)
    }
}
