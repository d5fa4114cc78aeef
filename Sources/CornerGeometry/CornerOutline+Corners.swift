import Foundation

extension CornerOutline {
    /// The curve at a corner, with the part of its edges that it takes.
    public func shape(at corner: Corner) -> CornerShape {
        let r = radii[corner]
        guard r > 0 else { return CornerShape(radius: 0, extentX: 0, extentY: 0, curve: curve) }
        guard curve == .continuous else { return CornerShape(radius: r, extentX: r, extentY: r, curve: curve) }
        let (across, down): (Corner, Corner) =
            switch corner {
            case .topLeft: (.topRight, .bottomLeft)
            case .topRight: (.topLeft, .bottomRight)
            case .bottomRight: (.bottomLeft, .topRight)
            case .bottomLeft: (.bottomRight, .topLeft)
            }
        return CornerShape(
            radius: r,
            extentX: r + Self.tail(r, beside: radii[across], length: Double(rect.width)),
            extentY: r + Self.tail(r, beside: radii[down], length: Double(rect.height)), curve: curve)
    }

    /// How far a continuous corner reaches beyond its radius; neighbours share what their edge has left.
    static func tail(_ radius: Double, beside other: Double, length: Double) -> Double {
        let share = CornerShape.continuousExtent - 1
        let room = max(0, length - radius - other)
        return min(share * radius, max(room / 2, room - share * other))
    }

    /// The outline as lines and cubics, closed, in the order of `CGPath`'s rounded rectangle: from the middle of the
    /// right side (or the point of its straight part that is nearest to it) towards maxY, then round by minX and minY.
    ///
    /// A square corner is the end of a line. An outline without area gives its degenerate rectangle.
    ///
    /// - Parameter sharesSides: Continuous corners that do not fit on a side share it. If not, each has its whole length,
    ///   and two of them may cross.
    public func forEachSegment(sharesSides: Bool = true, _ body: (CornerSegment) -> Void) {
        func shape(at corner: Corner) -> CornerShape {
            let shared = self.shape(at: corner)
            guard !sharesSides, curve == .continuous else { return shared }
            let extent = CornerShape.continuousExtent * shared.radius
            return CornerShape(radius: shared.radius, extentX: extent, extentY: extent, curve: curve)
        }
        let (minX, minY) = (Double(rect.minX), Double(rect.minY))
        let (maxX, maxY) = (Double(rect.maxX), Double(rect.maxY))
        let (topRight, bottomRight) = (shape(at: .topRight), shape(at: .bottomRight))
        let middle = min(max(Double(rect.midY), minY + topRight.extentY), maxY - bottomRight.extentY)
        body(.move(CGPoint(x: maxX, y: middle)))
        Self.emit(bottomRight, at: (maxX, maxY), into: (-1, -1), horizontalFirst: false, body)
        Self.emit(shape(at: .bottomLeft), at: (minX, maxY), into: (1, -1), horizontalFirst: true, body)
        Self.emit(shape(at: .topLeft), at: (minX, minY), into: (1, 1), horizontalFirst: false, body)
        Self.emit(topRight, at: (maxX, minY), into: (-1, 1), horizontalFirst: true, body)
        body(.close)
    }

    /// One corner, in the order of drawing. `sign` leads from it into the rectangle, and may stretch the shape.
    static func emit(
        _ shape: CornerShape, at corner: (x: Double, y: Double), into sign: (x: Double, y: Double),
        horizontalFirst: Bool, _ body: (CornerSegment) -> Void
    ) {
        func place(_ p: CGPoint) -> CGPoint {
            CGPoint(x: corner.x + sign.x * Double(p.x), y: corner.y + sign.y * Double(p.y))
        }
        guard !shape.isSquare else { return body(.line(CGPoint(x: corner.x, y: corner.y))) }
        if horizontalFirst {
            body(.line(place(CGPoint(x: shape.extentX, y: 0))))
            shape.forEachCubic { _, c1, c2, end in body(.cubic(place(c1), place(c2), place(end))) }
        } else {
            body(.line(place(CGPoint(x: 0, y: shape.extentY))))
            shape.forEachCubicBackwards { _, c1, c2, end in body(.cubic(place(c1), place(c2), place(end))) }
        }
    }

    /// Whether a point lies inside: the left and top edges belong to the outline, the right and bottom ones do not.
    public func contains(_ point: CGPoint) -> Bool {
        let (x, y) = (Double(point.x), Double(point.y))
        let (minX, minY) = (Double(rect.minX), Double(rect.minY))
        let (maxX, maxY) = (Double(rect.maxX), Double(rect.maxY))
        guard x >= minX, x < maxX, y >= minY, y < maxY else { return false }
        if radii.isZero { return true }
        for corner in Corner.allCases where radii[corner] > 0 {
            let u = corner.isLeft ? x - minX : maxX - x
            let v = corner.isTop ? y - minY : maxY - y
            if !shape(at: corner).contains(u: u, v: v) { return false }
        }
        return true
    }
}
