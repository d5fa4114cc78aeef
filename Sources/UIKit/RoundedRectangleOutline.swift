import QuartzCore

/// The outline that `UIBezierPath` makes of a rounded rectangle, clockwise from the top edge, left open at its end.
///
/// Continuous corners take 1.528665 radii of each edge. Where they do not fit both ways, circular corners of half the
/// shorter side stand for them; where they fit one way alone, a near-pill built from half the shorter side (measured
/// path dumps and pictures).
struct RoundedRectangleOutline {
    let rect: CGRect
    let radius: CGFloat

    init(rect: CGRect, cornerRadius: CGFloat) {
        self.rect = rect.standardized
        radius = cornerRadius > 0 && cornerRadius.isFinite ? cornerRadius : 0
    }

    func add(to path: CGMutablePath) {
        guard radius > 0, rect.width > 0, rect.height > 0 else {
            path.addRect(rect)
            return
        }
        let reach = 2 * SmoothCorner.reach * radius
        switch (rect.width > reach, rect.height > reach) {
        case (true, true): addContinuous(to: path)
        case (true, false): addNearPill(to: path, isWide: true)
        case (false, true): addNearPill(to: path, isWide: false)
        case (false, false): addCircular(to: path)
        }
    }

    private func addContinuous(to path: CGMutablePath) {
        path.move(to: CGPoint(x: rect.minX + SmoothCorner.reach * radius, y: rect.minY))
        for corner in RectangleCorner.clockwise {
            SmoothCorner.full.add(to: path, at: corner.frame(in: rect), unit: radius)
        }
        path.addLine(to: CGPoint(x: rect.minX + SmoothCorner.reach * radius, y: rect.minY))
    }

    /// Half-circles of half the shorter side, of cubics.
    private func addCircular(to path: CGMutablePath) {
        let half = min(rect.width, rect.height) / 2
        let start = CGPoint(x: rect.midX, y: rect.minY)
        path.move(to: start)
        for corner in RectangleCorner.clockwise {
            SmoothCorner.quarterCircle.add(to: path, at: corner.frame(in: rect), unit: half)
        }
        path.addLine(to: start)
    }

    private func addNearPill(to path: CGMutablePath, isWide: Bool) {
        let half = min(rect.width, rect.height) / 2
        let edge = SmoothCorner.reach * radius
        let start =
            isWide ? CGPoint(x: rect.minX + edge, y: rect.minY) : CGPoint(x: rect.midX, y: rect.minY)
        path.move(to: start)
        for corner in RectangleCorner.clockwise {
            // A corner is entered along one edge and left along the other; the long edge has the smooth end.
            let entersLongEdge = isWide == (corner == .topRight || corner == .bottomLeft)
            SmoothCorner.pill(edge: edge / half, entersLongEdge: entersLongEdge)
                .add(to: path, at: corner.frame(in: rect), unit: half)
        }
        path.addLine(to: start)
    }
}
