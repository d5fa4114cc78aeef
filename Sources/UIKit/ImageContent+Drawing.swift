import QuartzCore
import UIFoundation

extension ImageContent {
    /// Into a rectangle of a context whose y grows downwards.
    func draw(in rect: CGRect, of context: CGContext) {
        guard let capInsets, rect.width > 0, rect.height > 0 else { return draw(whole: rect, of: context) }
        drawParts(in: rect, capInsets, of: context)
    }

    func draw(whole rect: CGRect, of context: CGContext) {
        let rect = rect.standardized
        if let symbol { return draw(symbol, in: rect, of: context) }
        guard let cgImage else { return }
        let stored = orientation.isTurned ? CGSize(width: rect.height, height: rect.width) : rect.size
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.concatenate(orientation.transform(to: rect.size))
        context.drawDownwards(cgImage, in: CGRect(origin: .zero, size: stored))
        context.restoreGState()
    }

    /// As sharp at any size.
    private func draw(_ symbol: ImageSymbol, in rect: CGRect, of context: CGContext) {
        let whole = size
        guard whole.width > 0, whole.height > 0, rect.width > 0, rect.height > 0 else { return }
        let stored = orientation.isTurned ? CGSize(width: rect.height, height: rect.width) : rect.size
        let upright = orientation.isTurned ? CGSize(width: whole.height, height: whole.width) : whole
        let own = symbol.picture.size
        let part = CGSize(
            width: stored.width * own.width / upright.width, height: stored.height * own.height / upright.height)
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.concatenate(orientation.transform(to: rect.size))
        symbol.picture.draw(
            in: CGRect(
                x: (stored.width - part.width) / 2, y: (stored.height - part.height) / 2, width: part.width,
                height: part.height), of: context, colors: symbol.colors)
        context.restoreGState()
    }

    /// A symbol's pixels where a view stretches it; nil where it keeps its size.
    func stretched(to size: CGSize, _ mode: UIView.ContentMode) -> CGImage? {
        let own = self.size
        guard size != own, own.width > 0, own.height > 0 else { return nil }
        let (x, y) = (size.width / own.width, size.height / own.height)
        let factors: (CGFloat, CGFloat)
        switch mode {
        case .scaleToFill, .redraw: factors = (x, y)
        case .scaleAspectFit: factors = (min(x, y), min(x, y))
        case .scaleAspectFill: factors = (max(x, y), max(x, y))
        default: return nil
        }
        let bounds = CGRect(x: 0, y: 0, width: own.width * factors.0, height: own.height * factors.1)
        guard bounds.width * scale >= 1, bounds.height * scale >= 1, bounds.width.isFinite, bounds.height.isFinite,
            let context = CGContext(points: bounds, scale: scale)
        else { return nil }
        draw(whole: bounds, of: context)
        return context.makeImage()
    }

    /// Repeats the picture, one tile of which is `tile`, all over the clip. Without orientation.
    func drawTiles(of tile: CGRect, in context: CGContext) {
        guard let cgImage, tile.width > 0, tile.height > 0 else { return }
        context.tileDownwards(cgImage, tile: tile)
    }

    private func drawParts(in rect: CGRect, _ insets: UIEdgeInsets, of context: CGContext) {
        guard let image = upright() else { return }
        NinePartPicture(
            image: image, pixelsPerPoint: scale, insets: (insets.top, insets.left, insets.bottom, insets.right),
            tiles: resizingMode == .tile
        ).draw(in: rect, of: context)
    }
}
