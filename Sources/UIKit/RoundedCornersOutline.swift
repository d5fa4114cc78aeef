import QuartzCore

/// The outline that `UIBezierPath` makes of a rectangle with some of its corners rounded.
///
/// A radius whose continuous corner does not fit into half the shorter side gives circular corners (measured at
/// 60 × 30, radius 12), limited to that half.
struct RoundedCornersOutline {
    let rect: CGRect
    let corners: UIRectCorner
    let radius: CGFloat

    init(rect: CGRect, corners: UIRectCorner, radius: CGFloat) {
        self.rect = rect.standardized
        self.corners = corners
        self.radius = radius > 0 && radius.isFinite ? radius : 0
    }

    func add(to path: CGMutablePath) {
        let half = min(rect.width, rect.height) / 2
        guard radius > 0, half > 0, !corners.isEmpty else {
            path.addRect(rect)
            return
        }
        let isSmooth = SmoothCorner.reach * radius <= half
        let unit = min(radius, half)
        let corner = isSmooth ? SmoothCorner.full : SmoothCorner.quarterCircle
        let begin = corners.contains(.topLeft) ? corner.start.along * unit : 0
        let start = CGPoint(x: rect.minX + begin, y: rect.minY)
        path.move(to: start)
        for place in RectangleCorner.clockwise {
            let frame = place.frame(in: rect)
            if isRounded(place) {
                corner.add(to: path, at: frame, unit: unit)
            } else {
                path.addLine(to: frame.point)
            }
        }
        path.addLine(to: start)
    }

    private func isRounded(_ corner: RectangleCorner) -> Bool {
        switch corner {
        case .topLeft: corners.contains(.topLeft)
        case .topRight: corners.contains(.topRight)
        case .bottomRight: corners.contains(.bottomRight)
        case .bottomLeft: corners.contains(.bottomLeft)
        }
    }
}
