import CoreGraphics
import Raster
import RenderTree

extension LayerState {
    /// Of a fade the image that is seen more.
    var shownContents: Any? {
        if let fade = contents as? FadingContents { return fade.nearer }
        return contents
    }

    @inline(__always)
    var renderContents: RenderContents? { hasContents ? renderedContents : nil }

    private var renderedContents: RenderContents? {
        guard let fade = contents as? FadingContents else {
            return renderContents(of: contents, drawnSize: self.drawnSize)
        }
        func rendered(_ image: CGImage?) -> RenderContents? {
            let isDrawn = image?.width == fade.new?.width && image?.height == fade.new?.height
            return renderContents(of: image, drawnSize: isDrawn ? self.drawnSize : nil)
        }
        guard let new = rendered(fade.new) else {
            return rendered(fade.old)?.fading(to: 1 - fade.progress, from: nil)
        }
        return new.fading(to: fade.progress, from: rendered(fade.old))
    }

    private func renderContents(of contents: Any?, drawnSize: CGSize?) -> RenderContents? {
        guard let contents else { return nil }
        guard let image = contents as? CGImage else {
            Notice.once("CALayer.contents: a \(type(of: contents)) is not a CGImage; not drawn")
            return nil
        }
        let bounds = finiteBounds
        let unit = self.contentsRect
        guard unit.isFinite, unit.width > 0, unit.height > 0 else { return nil }
        let size = drawnSize ?? CGSize(width: image.width, height: image.height)
        let source = unit.scaled(by: size, from: .zero)
        let given = self.contentsScale
        let scale = given > 0 && given.isFinite ? given : 1
        let points = CGSize(width: source.width / scale, height: source.height / scale)
        let destination = self.contentsGravity.destination(of: points, in: bounds)
        let isEnlarged = destination.width > points.width || destination.height > points.height
        let filter = isEnlarged ? self.magnificationFilter : self.minificationFilter
        return RenderContents(
            image: image, pieces: pieces(of: source, in: destination, points: points),
            filter: filter == .nearest ? .nearest : .linear)
    }

    /// The image whole, or in nine parts around a centre that alone is stretched both ways.
    private func pieces(of source: CGRect, in destination: CGRect, points: CGSize) -> [RenderContents.Piece] {
        let unit = self.contentsCenter
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        let isStretched = destination.size != points
        guard isStretched, unit != whole, unit.isFinite, whole.contains(unit) else {
            return [RenderContents.Piece(source: source, destination: destination)]
        }
        let columns = Self.parts(
            of: (source.minX, source.width), in: (destination.minX, destination.width), points: points.width,
            center: (unit.minX, unit.maxX))
        let rows = Self.parts(
            of: (source.minY, source.height), in: (destination.minY, destination.height), points: points.height,
            center: (unit.minY, unit.maxY))
        return rows.flatMap { row in
            columns.map { column in
                RenderContents.Piece(
                    source: CGRect(x: column.from, y: row.from, width: column.size, height: row.size),
                    destination: CGRect(x: column.to, y: row.to, width: column.length, height: row.length))
            }
        }
    }

    private struct Part {
        var from, size, to, length: CGFloat
    }

    /// The outer parts keep their size in points and the middle takes the rest; where they find no room, they shrink.
    private static func parts(
        of source: (start: CGFloat, length: CGFloat), in destination: (start: CGFloat, length: CGFloat),
        points: CGFloat, center: (CGFloat, CGFloat)
    ) -> [Part] {
        let (first, last) = (points * center.0, points * (1 - center.1))
        let room = first + last > destination.length ? destination.length / (first + last) : 1
        let lengths = [first * room, max(0, destination.length - (first + last) * room), last * room]
        let sizes = [
            source.length * center.0, source.length * (center.1 - center.0), source.length * (1 - center.1),
        ]
        var (from, to) = (source.start, destination.start)
        var parts: [Part] = []
        for (index, (size, length)) in zip(sizes, lengths).enumerated() {
            if size > 0, length > 0 {
                parts.append(Part(from: from, size: size, to: to, length: length))
            } else if length > 0, index == 1 {
                // A centre without width: what lies at that place is spread.
                parts.append(Part(from: from - 0.5, size: 1, to: to, length: length))
            }
            from += size
            to += length
        }
        return parts
    }
}

extension CGRect {
    fileprivate var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

    fileprivate func scaled(by size: CGSize, from origin: CGPoint) -> CGRect {
        CGRect(
            x: origin.x + minX * size.width, y: origin.y + minY * size.height, width: width * size.width,
            height: height * size.height)
    }
}
