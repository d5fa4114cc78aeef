import CoreGraphics
import QuartzCore

/// A finger that rests.
public struct LongPressGesture: Gesture {
    public typealias Body = Never
    public typealias Value = Bool

    /// In seconds.
    public var minimumDuration: Double
    /// How far the finger may stray, in points.
    public var maximumDistance: CGFloat

    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

extension LongPressGesture: PrimitiveGesture {
    func makeFollower() -> GestureFollower<Bool> { LongPressFollower(self) }
}

private final class LongPressFollower: GestureFollower<Bool> {
    private let gesture: LongPressGesture
    private var start: (point: CGPoint, time: Double)?
    /// Counts touches, so that a wait knows whether it is still meant.
    private var number = 0

    init(_ gesture: LongPressGesture) { self.gesture = gesture }

    override var claimsTouch: Bool { false }

    override func take(_ sample: TouchSample) {
        let point = sample.location(in: .global)
        switch sample.phase {
        case .began:
            number += 1
            start = (point, sample.time)
            change(to: true)
            let own = number
            MediaClock.current.later(gesture.minimumDuration) { [weak self] in
                MainActor.assumed { self?.rested(own) }
            }
        case .moved:
            guard let start else { return }
            if sample.time - start.time >= gesture.minimumDuration { return rested(number) }
            let (x, y) = (point.x - start.point.x, point.y - start.point.y)
            if x * x + y * y > gesture.maximumDistance * gesture.maximumDistance { fail() }
        case .ended:
            guard let start else { return }
            if sample.time - start.time >= gesture.minimumDuration { rested(number) } else { fail() }
        case .cancelled: fail()
        }
    }

    private func rested(_ own: Int) {
        guard own == number, start != nil else { return }
        start = nil
        end(with: true)
    }

    private func fail() {
        start = nil
        cancel()
    }
}
