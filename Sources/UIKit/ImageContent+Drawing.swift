import QuartzCore

extension ImageContent {
    /// Into a rectangle of a context whose y grows downwards.
    func draw(in rect: CGRect, of context: CGContext) {
        guard let capInsets, rect.width > 0, rect.height > 0 else { return draw(whole: rect, of: context) }
        drawParts(in: rect, capInsets, of: context)
    }

    func draw(whole rect: CGRect, of context: CGContext) {
        guard let cgImage else { return }
        let rect = rect.standardized
        let stored = orientation.isTurned ? CGSize(width: rect.height, height: rect.width) : rect.size
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.concatenate(orientation.transform(to: rect.size))
        // Images are drawn with y upwards.
        context.translateBy(x: 0, y: stored.height)
        context.scaleBy(x: 1, y: -1)
        context.draw(cgImage, in: CGRect(origin: .zero, size: stored))
        context.restoreGState()
    }

    /// Repeats the picture, one tile of which is `tile`, all over the clip. Without orientation.
    func drawTiles(of tile: CGRect, in context: CGContext) {
        guard let cgImage, tile.width > 0, tile.height > 0 else { return }
        context.saveGState()
        context.translateBy(x: 0, y: tile.minY + tile.maxY)
        context.scaleBy(x: 1, y: -1)
        context.draw(cgImage, in: tile, byTiling: true)
        context.restoreGState()
    }

    /// Nine parts: corners of their own size, edges and middle tiled or stretched.
    private func drawParts(in rect: CGRect, _ insets: UIEdgeInsets, of context: CGContext) {
        guard let image = upright() else { return }
        let columns = CapSpan.spans(
            pixels: image.width, scale: scale, before: insets.left, after: insets.right, start: rect.minX,
            length: rect.width)
        let rows = CapSpan.spans(
            pixels: image.height, scale: scale, before: insets.top, after: insets.bottom, start: rect.minY,
            length: rect.height)
        for row in rows {
            for column in columns {
                let source = CGRect(
                    x: column.source.lowerBound, y: row.source.lowerBound, width: column.source.count,
                    height: row.source.count)
                let target = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
                guard target.width > 0, target.height > 0, let part = image.cropping(to: source) else { continue }
                let content = ImageContent(cgImage: part, scale: scale)
                if resizingMode == .tile, column.isFlexible || row.isFlexible {
                    context.saveGState()
                    context.clip(to: target)
                    let size = CGSize(
                        width: column.isFlexible ? content.size.width : target.width,
                        height: row.isFlexible ? content.size.height : target.height)
                    content.drawTiles(of: CGRect(origin: target.origin, size: size), in: context)
                    context.restoreGState()
                } else {
                    content.draw(whole: target, of: context)
                }
            }
        }
    }
}
