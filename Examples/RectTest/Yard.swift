import CoreGraphics
import Foundation

/// The geometry of the page, without views: how far the inner rectangle may go, what it snaps to, and where it stands
/// while the animation plays. y grows downwards.
struct Yard {
    static let container = CGSize(width: 280, height: 320)
    static let inner = CGSize(width: 104, height: 104)
    /// The least distance to the container's edges.
    static let margin: CGFloat = 8
    /// Between two dots.
    static let step: CGFloat = 20
    /// How near a dot has to be for the rectangle to snap to it when it is let go.
    static let reach: CGFloat = 6
    /// From the top left to the bottom right.
    static let playTime: TimeInterval = 2

    /// Where the inner rectangle's corner at the top left may be.
    static var room: CGRect {
        CGRect(
            x: margin, y: margin, width: container.width - inner.width - 2 * margin,
            height: container.height - inner.height - 2 * margin)
    }

    static func limited(_ origin: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(origin.x, room.minX), room.maxX), y: min(max(origin.y, room.minY), room.maxY))
    }

    /// All dots of the container, also those that its corners cut off.
    static var dots: [CGPoint] {
        var dots: [CGPoint] = []
        for y in stride(from: margin, through: container.height - margin, by: step) {
            for x in stride(from: margin, through: container.width - margin, by: step) {
                dots.append(CGPoint(x: x, y: y))
            }
        }
        return dots
    }

    /// The dot near the rectangle's corner at the top left; the place itself where none is in reach.
    static func snapped(_ origin: CGPoint) -> CGPoint {
        let place = limited(origin)
        func nearest(_ value: CGFloat) -> CGFloat { margin + ((value - margin) / step).rounded() * step }
        let dot = limited(CGPoint(x: nearest(place.x), y: nearest(place.y)))
        let (dx, dy) = (dot.x - place.x, dot.y - place.y)
        return dx * dx + dy * dy <= reach * reach ? dot : place
    }

    /// - Parameter time: In seconds since the animation began.
    static func place(at time: TimeInterval) -> CGPoint {
        let phase = CGFloat(min(max(time / playTime, 0), 1))
        return CGPoint(x: room.minX + room.width * phase, y: room.minY + room.height * phase)
    }
}
