import CoreGraphics

extension CornerPath {
    /// The outline as a path: a move, and for each corner a line to it and its curve; a square corner is the end of its
    /// line. A quadratic corner is one quadratic curve, a circular one a cubic, a continuous one three cubics.
    ///
    /// Outlines of one style whose corners are all rounded have equally many elements, so that one can be animated into
    /// the other.
    public var cgPath: CGPath {
        let path = CGMutablePath()
        if !isEmpty { Self.add(turns, to: path, style: style) }
        return path
    }

    /// A closed outline.
    ///
    /// - Parameter turns: Clockwise, the top left corner last.
    static func add(_ turns: [CornerTurn], to path: CGMutablePath, style: CornerStyle) {
        guard let first = turns.last else { return }
        path.move(to: first.point(0, first.extentAfter))
        for turn in turns.dropLast() { turn.add(to: path, style: style) }
        // A square corner at the end is where the path began: closing it draws the last edge.
        if first.radius > 0 { first.add(to: path, style: style) }
        path.closeSubpath()
    }

    /// Clockwise, the top left corner last.
    private var turns: [CornerTurn] {
        let (width, height) = (rect.width, rect.height)
        let (tl, tr, bl, br) = (corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight)
        func turn(
            _ radius: CGFloat, at corner: CGPoint, back: CGVector, on: CGVector,
            before: (neighbour: CGFloat, edge: CGFloat), after: (neighbour: CGFloat, edge: CGFloat)
        ) -> CornerTurn {
            CornerTurn(
                corner: corner, back: back, on: on, radius: radius,
                extentBefore: extent(radius, beside: before.neighbour, on: before.edge),
                extentAfter: extent(radius, beside: after.neighbour, on: after.edge))
        }
        let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
        let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
        return [
            turn(
                tr, at: CGPoint(x: rect.maxX, y: rect.minY), back: left, on: down, before: (tl, width),
                after: (br, height)),
            turn(
                br, at: CGPoint(x: rect.maxX, y: rect.maxY), back: up, on: left, before: (tr, height),
                after: (bl, width)),
            turn(
                bl, at: CGPoint(x: rect.minX, y: rect.maxY), back: right, on: up, before: (br, width),
                after: (tl, height)),
            turn(
                tl, at: CGPoint(x: rect.minX, y: rect.minY), back: down, on: right, before: (bl, height),
                after: (tr, width)),
        ]
    }

    /// How much of an edge a corner's curve takes: its radius, and for a continuous corner a tail beyond it. Neighbours
    /// whose tails do not both fit share what their radii leave of the edge, a short tail leaving the other the rest.
    func extent(_ radius: CGFloat, beside neighbour: CGFloat, on edge: CGFloat) -> CGFloat {
        guard style == .continuous else { return radius }
        let tail = CornerTurn.continuousReach - 1
        let room = max(0, edge - radius - neighbour)
        return radius + min(tail * radius, max(room / 2, room - tail * neighbour))
    }
}
