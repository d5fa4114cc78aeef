import QuartzCore

/// The outline that `UIBezierPath` makes of a rounded rectangle, clockwise from the top edge. It is left open: it ends
/// with a line to its start.
///
/// Continuous corners take 1.528665 radii of each edge. Where they do not fit both ways, circular corners of half the
/// shorter side stand for them; where they fit one way alone, a near-pill built from half the shorter side (path dumps
/// and pictures from Apple's systems).
struct RoundedRectangleOutline {
    let rect: CGRect
    let corners: UIRectCorner
    let radius: CGFloat

    /// Where the continuous corners do not fit both ways and not all corners are rounded, the rounded ones are
    /// circular, of a radius of at most half the shorter side.
    init(rect: CGRect, corners: UIRectCorner = .allCorners, radius: CGFloat) {
        self.rect = rect.standardized
        let known: UIRectCorner = [.topLeft, .topRight, .bottomRight, .bottomLeft]
        self.corners = radius == 0 ? [] : corners.intersection(known)
        self.radius = radius > -.infinity ? radius : 0
    }

    func add(to path: CGMutablePath) {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
            // Refused there, in words.
            return path.addRect(rect)
        }
        let start = start
        path.move(to: start)
        for place in RectangleCorner.clockwise {
            let frame = place.frame(in: rect)
            if !corners.contains(place.rectCorner) {
                path.addLine(to: frame.point)
            } else if isPartlyCircular {
                addArc(to: path, at: frame)
            } else {
                corner(at: place).add(to: path, at: frame)
            }
        }
        path.addLine(to: start)
    }

    private var half: CGFloat { min(rect.width, rect.height) / 2 }
    private var edge: CGFloat { SmoothCorner.reach * radius }
    private var fitsAcross: Bool { rect.width > 2 * edge }
    private var fitsDown: Bool { rect.height > 2 * edge }
    private var hasAllCorners: Bool { corners == [.topLeft, .topRight, .bottomRight, .bottomLeft] }
    private var isPartlyCircular: Bool { !hasAllCorners && !(fitsAcross && fitsDown) }
    private var circularRadius: CGFloat { min(radius, half) }

    private var start: CGPoint {
        let x: CGFloat =
            if !corners.contains(.topLeft) {
                rect.minX
            } else if isPartlyCircular {
                rect.minX + circularRadius
            } else if fitsAcross {
                rect.minX + edge
            } else {
                rect.midX
            }
        return CGPoint(x: x, y: rect.minY)
    }

    private func corner(at place: RectangleCorner) -> SmoothCorner {
        // The top right and the bottom left corner are entered along the horizontal edges.
        let entersAcross = place == .topRight || place == .bottomLeft
        switch (fitsAcross, fitsDown) {
        case (true, true): return .continuous(radius: radius)
        case (false, false):
            return .quarterCircle(half: half, middle: (entersAcross ? rect.width : rect.height) / 2)
        case (true, false), (false, true):
            return entersAcross == fitsAcross
                ? .pillFromLongEdge(half: half, edge: edge) : .pillFromShortEdge(half: half)
        }
    }

    private func addArc(to path: CGMutablePath, at frame: RectangleCorner.Frame) {
        let r = circularRadius
        let handle = 0.4477152502 * r
        path.addLine(to: frame.at(along: r, away: 0))
        path.addCurve(
            to: frame.at(along: 0, away: r), control1: frame.at(along: handle, away: 0),
            control2: frame.at(along: 0, away: handle))
    }
}
