package import CoreGraphics
package import Raster
package import RenderTree

/// Turns a render tree into pixels.
package struct Compositor: Sendable {
    package var look: Look
    package var threads: Int

    package init(look: Look = .screen, threads: Int = 1) {
        self.look = look
        self.threads = threads
    }

    /// Draws `node` over what `bitmap` holds.
    ///
    /// - Parameters:
    ///   - transform: from the space that `node` stands in to pixels, y downwards.
    ///   - clip: limits the drawing, in pixels.
    ///   - region: the only pixels that change; nil for all.
    package func draw(
        _ node: RenderNode, into bitmap: Bitmap, transform: CGAffineTransform, clip: Clip? = nil,
        region: PixelRect? = nil
    ) {
        var items = NodePainter(look: look).items(for: node, in: transform)
        if let clip { items = [DrawItem(.group(Group(items: items, contentClip: clip)))] }
        Renderer(threads: threads).draw(items, into: bitmap, region: region)
    }
}
