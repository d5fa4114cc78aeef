import CoreGraphics

extension TextLayout {
    /// Draws the lines, the column's upper left corner at `origin`, into a context whose y grows downwards.
    package func draw(at origin: CGPoint, in context: CGContext) {
        guard origin.x.isFinite, origin.y.isFinite else { return }
        for line in lines {
            let place = CGPoint(x: origin.x + CGFloat(line.x), y: origin.y + CGFloat(line.baseline))
            let transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: place.x, ty: context.wholePixel(place))
            let above = line.baseline - line.top
            LinePainter(
                line: line.line, context: context, transform: transform,
                ground: (above: above, below: line.height - above)
            ).paint()
        }
    }

    /// Where the first line's baseline lies below the upper edge; nil without lines.
    package var firstBaseline: Double? { lines.first?.baseline }

    package var lastBaseline: Double? { lines.last?.baseline }
}

extension CGContext {
    /// The y nearest to a point's at which a baseline lies between two rows of pixels, as Apple's frameworks draw upright
    /// text: stems and bars come out sharp. In a turned context the point's own.
    fileprivate func wholePixel(_ point: CGPoint) -> CGFloat {
        let transform = userSpaceToDeviceSpaceTransform
        guard transform.b == 0, transform.c == 0, transform.d != 0 else { return point.y }
        let device = transform.d * point.y + transform.ty
        return (device.rounded() - transform.ty) / transform.d
    }
}
