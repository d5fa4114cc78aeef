package import CoreGraphics
package import Raster
package import RenderTree

/// A picture that follows a changing tree: each new state draws again only what may have changed since the last one.
///
/// The bytes are those of drawing the whole state on a clear bitmap.
package final class RenderSession {
    package let bitmap: Bitmap
    package let compositor: Compositor
    /// From the space that the tree's root stands in, or its own, to pixels.
    package let transform: CGAffineTransform
    private let inItsOwnSpace: Bool
    /// The state that the bitmap shows; nil before the first.
    package private(set) var node: RenderNode?
    /// What the last update compared.
    package private(set) var visits = 0

    /// - Parameter bitmap: Is the session's from now on; what it holds is cleared by the first update.
    package init(
        bitmap: Bitmap, compositor: Compositor = Compositor(), transform: CGAffineTransform = .identity,
        inItsOwnSpace: Bool = false
    ) {
        self.bitmap = bitmap
        self.compositor = compositor
        self.transform = transform
        self.inItsOwnSpace = inItsOwnSpace
    }

    /// Brings the bitmap to a new state.
    ///
    /// - Returns: The rectangles that were drawn again; none where nothing can have changed.
    @discardableResult
    package func update(to new: RenderNode) -> [PixelRect] {
        var damage = Compositor.Damage(rects: [bitmap.bounds])
        if let node {
            damage = compositor.damage(
                from: node, to: new, inItsOwnSpace: inItsOwnSpace, transform: transform, within: bitmap.bounds)
        }
        node = new
        visits = damage.visits
        let parts = parts(damage.rects, of: new)
        for part in parts {
            bitmap.clear(part.rect)
            Renderer(threads: compositor.threads).draw(part.items, into: bitmap, region: part.rect)
        }
        return parts.map(\.rect)
    }

    private typealias Part = (rect: PixelRect, items: [DrawItem])

    /// What is drawn for each rectangle, or for all of the picture where that is less.
    private func parts(_ rects: [PixelRect], of node: RenderNode) -> [Part] {
        func part(_ rect: PixelRect) -> Part {
            let items = compositor.items(
                for: node, inItsOwnSpace: inItsOwnSpace, transform: transform, visible: rect)
            return (rect, items)
        }
        let parts = rects.map(part)
        guard rects.count > Self.few else { return parts }
        // What casts a blurred shadow is drawn far beyond each part.
        let blurred = parts.reduce(0) { sum, part in
            part.items.reduce(sum) { $0 + $1.blurredPixels(within: part.rect) }
        }
        return blurred > bitmap.bounds.area ? [part(bitmap.bounds)] : parts
    }

    /// So many parts never cost much more than all of the picture.
    private static let few = 8
}
