import QuartzCore

/// A corner of a rectangle as it is met on the way round, clockwise as seen on the screen.
enum RectangleCorner {
    case topRight, bottomRight, bottomLeft, topLeft

    /// From the top edge on.
    static let clockwise: [RectangleCorner] = [.topRight, .bottomRight, .bottomLeft, .topLeft]

    var rectCorner: UIRectCorner {
        switch self {
        case .topRight: .topRight
        case .bottomRight: .bottomRight
        case .bottomLeft: .bottomLeft
        case .topLeft: .topLeft
        }
    }

    /// The corner's point, with the directions back along the edge that leads to it and on along the next.
    struct Frame {
        let point: CGPoint
        let back: CGVector
        let onward: CGVector

        /// `along` the edge that leads here, `away` on the next, both from the corner, in points.
        func at(along: CGFloat, away: CGFloat) -> CGPoint {
            CGPoint(
                x: point.x + back.dx * along + onward.dx * away, y: point.y + back.dy * along + onward.dy * away)
        }
    }

    func frame(in rect: CGRect) -> Frame {
        switch self {
        case .topRight:
            Frame(
                point: CGPoint(x: rect.maxX, y: rect.minY), back: CGVector(dx: -1, dy: 0),
                onward: CGVector(dx: 0, dy: 1))
        case .bottomRight:
            Frame(
                point: CGPoint(x: rect.maxX, y: rect.maxY), back: CGVector(dx: 0, dy: -1),
                onward: CGVector(dx: -1, dy: 0))
        case .bottomLeft:
            Frame(
                point: CGPoint(x: rect.minX, y: rect.maxY), back: CGVector(dx: 1, dy: 0),
                onward: CGVector(dx: 0, dy: -1))
        case .topLeft:
            Frame(
                point: CGPoint(x: rect.minX, y: rect.minY), back: CGVector(dx: 0, dy: 1),
                onward: CGVector(dx: 1, dy: 0))
        }
    }
}
