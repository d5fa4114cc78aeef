internal import CoreGraphics
internal import CornerGeometry

extension NodeSpace {
    /// Whether a clip by the outline leaves all that is drawn in `rect` as it is.
    ///
    /// That is so a pixel or more away from the outline, and on its straight edges where those lie between pixels.
    func isInside(_ rect: CGRect, of outline: CornerOutline) -> Bool {
        if rect.isNull { return true }
        guard !rect.isInfinite, let outer = upright(outline), !outer.isEmpty else { return false }
        let box = box(of: rect)
        func isClear(_ distance: CGFloat, from edge: CGFloat) -> Bool {
            distance >= 1 || (distance >= -1e-6 && Self.isWhole(edge))
        }
        guard isClear(box.minX - outer.rect.minX, from: outer.rect.minX),
            isClear(outer.rect.maxX - box.maxX, from: outer.rect.maxX),
            isClear(box.minY - outer.rect.minY, from: outer.rect.minY),
            isClear(outer.rect.maxY - box.maxY, from: outer.rect.maxY)
        else { return false }
        if outer.isRectangle { return true }
        // The farthest places end just inside, because an outline does not contain its right and lower edges.
        let (left, right) = (max(box.minX - 1, outer.rect.minX), min(box.maxX + 1, outer.rect.maxX - 1e-3))
        let (top, bottom) = (max(box.minY - 1, outer.rect.minY), min(box.maxY + 1, outer.rect.maxY - 1e-3))
        return outer.contains(CGPoint(x: left, y: top)) && outer.contains(CGPoint(x: right, y: top))
            && outer.contains(CGPoint(x: left, y: bottom)) && outer.contains(CGPoint(x: right, y: bottom))
    }

    /// Whether that is so of all that lies in `rect`, by far and without regard to rounding; only of rectangles.
    func isWellInside(_ rect: CGRect, of outline: CornerOutline) -> Bool {
        guard outline.isRectangle, !rect.isNull, !rect.isInfinite, let outer = upright(outline)?.rect else {
            return false
        }
        return outer.insetBy(dx: 2, dy: 2).contains(box(of: rect))
    }

    /// Whether the outline is a rectangle of whole pixels, so that its coverage is all or nothing.
    func isOnPixels(_ outline: CornerOutline) -> Bool {
        guard outline.isRectangle, let rect = upright(outline)?.rect else { return false }
        return Self.isWhole(rect.minX) && Self.isWhole(rect.maxX) && Self.isWhole(rect.minY)
            && Self.isWhole(rect.maxY)
    }

    private static func isWhole(_ value: CGFloat) -> Bool { abs(value - value.rounded()) < 1e-6 }
}
