import CoreGraphics
internal import CornerGeometry
import RenderTree

/// An image, again and again from a frame's corner on.
struct PaintedImage: Sendable {
    let image: CGImage
    /// The part that is repeated, in the image's pixels.
    let source: CGRect
    /// Of one tile, in points.
    let tile: CGSize

    private static let mostTiles = 20_000

    /// The image inside of a path.
    func fill(_ path: Path, _ style: FillStyle, in size: CGSize) -> RenderNode? {
        let covered = path.boundingRect
        guard !covered.isNull, !covered.isEmpty,
            let contents = contents(over: covered, from: CGRect(origin: .zero, size: size))
        else { return nil }
        return RenderNode(
            outline: CornerOutline(rect: covered), contents: contents, mask: .mask(path, style, in: covered))
    }

    /// - Parameter area: What the tiles have to cover.
    func contents(over area: CGRect, from frame: CGRect) -> RenderContents? {
        guard tile.width > 0, tile.height > 0, !source.isEmpty else { return nil }
        let first = (
            x: ((area.minX - frame.minX) / tile.width).rounded(.down),
            y: ((area.minY - frame.minY) / tile.height).rounded(.down)
        )
        let count = (
            x: ((area.maxX - frame.minX) / tile.width).rounded(.up) - first.x,
            y: ((area.maxY - frame.minY) / tile.height).rounded(.up) - first.y
        )
        guard count.x * count.y <= CGFloat(Self.mostTiles) else { return nil }
        let pieces = (0..<Int(count.y)).flatMap { row in
            (0..<Int(count.x)).map { column in
                RenderContents.Piece(
                    source: source,
                    destination: CGRect(
                        x: frame.minX + (first.x + CGFloat(column)) * tile.width,
                        y: frame.minY + (first.y + CGFloat(row)) * tile.height, width: tile.width,
                        height: tile.height))
            }
        }
        return RenderContents(image: image, pieces: pieces, filter: .linear)
    }
}
