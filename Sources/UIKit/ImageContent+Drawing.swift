import QuartzCore
import UIFoundation

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
        context.drawDownwards(cgImage, in: CGRect(origin: .zero, size: stored))
        context.restoreGState()
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
