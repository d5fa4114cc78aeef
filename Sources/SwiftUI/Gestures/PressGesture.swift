import CoreGraphics

/// A finger on a button: true while it is there, and at the end whether it was lifted there.
struct PressGesture: Gesture {
    typealias Body = Never
    typealias Value = Bool
}

extension PressGesture: PrimitiveGesture {
    func makeFollower() -> GestureFollower<Bool> { PressFollower() }
}

private final class PressFollower: GestureFollower<Bool> {
    /// How far off a button a finger still counts as on it, in points.
    private static let reach: CGFloat = 70

    override var claimsTouch: Bool { false }

    override func take(_ sample: TouchSample) {
        let place = sample.location(in: .local)
        let area = CGRect(origin: .zero, size: sample.element.shownFrame.size)
        switch sample.phase {
        case .began: change(to: true)
        case .moved: change(to: area.insetBy(dx: -Self.reach, dy: -Self.reach).contains(place))
        case .ended: end(with: area.insetBy(dx: -Self.reach, dy: -Self.reach).contains(place))
        case .cancelled: cancel()
        }
    }
}
