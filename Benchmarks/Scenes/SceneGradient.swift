import Foundation
import Raster

/// A linear gradient of two colours that goes on in its end colours outside; points.
struct SceneGradient: Hashable, Sendable {
    var start, end: CGPoint
    var first, last: SceneColor

    var numbers: [Double] {
        [Double(start.x), Double(start.y), Double(end.x), Double(end.y)] + first.numbers + last.numbers
    }

    func paint(transform: Affine) -> Paint {
        .gradient(
            GradientPaint(
                stops: [first.stop(at: 0), last.stop(at: 1)], start: start, end: end, transform: transform))
    }
}
