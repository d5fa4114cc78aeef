internal import CornerGeometry
import QuartzCore

/// The line between the first two fingers of a gesture.
@MainActor struct TwoFingers {
    let length: CGFloat
    /// In radians, from +x towards +y.
    let angle: CGFloat

    /// Nil for fewer than two.
    init?(_ touches: [UITouch]) {
        guard touches.count >= 2 else { return nil }
        let (first, second) = (touches[0].position, touches[1].position)
        length = distance(first, second)
        angle = CGFloat(Trigonometry.turn(x: Double(second.x - first.x), y: Double(second.y - first.y)) * 2 * .pi)
    }
}
