import QuartzCore

/// A picture that is stretched in parts: corners keep their size, edges and middle are stretched or tiled.
package struct NinePartPicture {
    let image: CGImage
    let pixelsPerPoint: CGFloat
    let insets: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
    let tiles: Bool

    /// - Parameter insets: In points, of the upright picture.
    package init(
        image: CGImage, pixelsPerPoint: CGFloat,
        insets: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat), tiles: Bool
    ) {
        self.image = image
        self.pixelsPerPoint = pixelsPerPoint
        self.insets = insets
        self.tiles = tiles
    }

    /// Into a rectangle of a context whose y grows downwards.
    package func draw(in rect: CGRect, of context: CGContext) {
        let columns = CapSpan.spans(
            pixels: image.width, scale: pixelsPerPoint, before: insets.left, after: insets.right, start: rect.minX,
            length: rect.width)
        let rows = CapSpan.spans(
            pixels: image.height, scale: pixelsPerPoint, before: insets.top, after: insets.bottom, start: rect.minY,
            length: rect.height)
        for row in rows {
            for column in columns { draw(column, row, of: context) }
        }
    }

    private func draw(_ column: CapSpan, _ row: CapSpan, of context: CGContext) {
        let source = CGRect(
            x: column.source.lowerBound, y: row.source.lowerBound, width: column.source.count,
            height: row.source.count)
        let target = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
        guard target.width > 0, target.height > 0, let part = image.cropping(to: source) else { return }
        guard tiles, column.isFlexible || row.isFlexible else { return context.drawDownwards(part, in: target) }
        context.saveGState()
        context.clip(to: target)
        let size = CGSize(
            width: column.isFlexible ? CGFloat(part.width) / pixelsPerPoint : target.width,
            height: row.isFlexible ? CGFloat(part.height) / pixelsPerPoint : target.height)
        context.tileDownwards(part, tile: CGRect(origin: target.origin, size: size))
        context.restoreGState()
    }
}
