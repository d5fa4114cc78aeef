import CoreGraphics

extension CornerPath {
    /// The area of a border inside the outline, as wide at each side as it says: the outline and the border's inner edge,
    /// to be filled by the even-odd rule.
    ///
    /// ```swift
    /// layer.path = outline.border(CardBorderWidths(top: 1, left: 12, bottom: 1, right: 1))
    /// layer.fillRule = .evenOdd
    /// ```
    ///
    /// Without a width it is empty. Borders that meet leave nothing inside.
    public func border(_ widths: CardBorderWidths) -> CGPath {
        let path = CGMutablePath()
        guard !isEmpty, !widths.valid.isZero else { return path }
        path.addPath(cgPath)
        path.addPath(insideBorder(widths))
        return path
    }

    /// The inner edge of such a border: its corners keep of their radii what the border leaves, and are oval where two
    /// sides differ. Empty where nothing is left.
    public func insideBorder(_ widths: CardBorderWidths) -> CGPath {
        let path = CGMutablePath()
        let widths = widths.valid
        let inner = CGRect(
            x: rect.minX + widths.left, y: rect.minY + widths.top, width: rect.width - widths.left - widths.right,
            height: rect.height - widths.top - widths.bottom)
        guard rect.width > widths.left + widths.right, rect.height > widths.top + widths.bottom else { return path }
        func oval(_ radius: CGFloat, _ side: CGFloat, _ end: CGFloat) -> CGSize {
            let (x, y) = (max(0, radius - side), max(0, radius - end))
            return x > 0 && y > 0 ? CGSize(width: min(x, inner.width), height: min(y, inner.height)) : .zero
        }
        let tl = oval(corners.topLeft, widths.left, widths.top)
        let tr = oval(corners.topRight, widths.right, widths.top)
        let br = oval(corners.bottomRight, widths.right, widths.bottom)
        let bl = oval(corners.bottomLeft, widths.left, widths.bottom)
        func turn(
            _ corner: CGPoint, back: CGVector, on: CGVector, _ before: (own: CGFloat, next: CGFloat, edge: CGFloat),
            _ after: (own: CGFloat, next: CGFloat, edge: CGFloat)
        ) -> CornerTurn {
            let reach = (
                extent(before.own, beside: before.next, on: before.edge),
                extent(after.own, beside: after.next, on: after.edge)
            )
            // An oval corner is a round one of a radius of 1, stretched.
            guard before.own != after.own, before.own > 0, after.own > 0 else {
                return CornerTurn(
                    corner: corner, back: back, on: on, radius: before.own, extentBefore: reach.0,
                    extentAfter: reach.1)
            }
            return CornerTurn(
                corner: corner, back: CGVector(dx: back.dx * before.own, dy: back.dy * before.own),
                on: CGVector(dx: on.dx * after.own, dy: on.dy * after.own), radius: 1,
                extentBefore: reach.0 / before.own, extentAfter: reach.1 / after.own)
        }
        let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
        let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
        let (width, height) = (inner.width, inner.height)
        let turns = [
            turn(
                CGPoint(x: inner.maxX, y: inner.minY), back: left, on: down, (tr.width, tl.width, width),
                (tr.height, br.height, height)),
            turn(
                CGPoint(x: inner.maxX, y: inner.maxY), back: up, on: left, (br.height, tr.height, height),
                (br.width, bl.width, width)),
            turn(
                CGPoint(x: inner.minX, y: inner.maxY), back: right, on: up, (bl.width, br.width, width),
                (bl.height, tl.height, height)),
            turn(
                CGPoint(x: inner.minX, y: inner.minY), back: down, on: right, (tl.height, bl.height, height),
                (tl.width, tr.width, width)),
        ]
        Self.add(turns, to: path, style: style)
        return path
    }
}
