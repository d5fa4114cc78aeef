package import CoreGraphics
internal import CornerGeometry
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
    ///   - inItsOwnSpace: the node's own position and transform do not count.
    ///   - growsUpwards: in its own space, images stand upright where y grows upwards.
    ///   - transform: from the space that `node` stands in, or its own, to pixels, y downwards.
    ///   - alpha: a factor of the node's opacity, for its finished picture.
    ///   - clip: limits the drawing, in pixels.
    ///   - region: the only pixels that change; nil for all.
    package func draw(
        _ node: RenderNode, inItsOwnSpace: Bool = false, growsUpwards: Bool = false, into bitmap: Bitmap,
        transform: CGAffineTransform, alpha: Double = 1, clip: Clip? = nil, region: PixelRect? = nil
    ) {
        let area = region.map { bitmap.bounds.intersection($0) } ?? bitmap.bounds
        var items = items(
            for: node, inItsOwnSpace: inItsOwnSpace, growsUpwards: growsUpwards, transform: transform, visible: area
        )
        guard !items.isEmpty else { return }
        if clip != nil || alpha < 1 {
            items = [DrawItem(.group(Group(items: items, opacity: alpha, contentClip: clip)))]
        }
        Renderer(threads: threads).draw(items, into: bitmap, region: region)
    }

    /// What draws `node`, as far as it can be seen in `visible`.
    package func items(
        for node: RenderNode, inItsOwnSpace: Bool = false, growsUpwards: Bool = false,
        transform: CGAffineTransform, visible: PixelRect
    ) -> [DrawItem] {
        guard !visible.isEmpty else { return [] }
        var items: [DrawItem] = []
        var visible = visible
        if node.hasBackdrop {
            // What is blurred is seen beyond its edges.
            let reach = 3.5 * RenderBackdrop.largestSigma * NodeSpace(transform).scale + 2
            let margin = Int(min(max(reach.isFinite ? reach : 0, 0), 10_000))
            visible = visible.grown(by: margin, dx: 0, dy: 0)
        }
        let painter = NodePainter(look: look, visible: visible)
        if inItsOwnSpace {
            painter.paint(
                node, at: NodeSpace(transform, look: look), alpha: 1, isFlipped: growsUpwards, into: &items)
        } else {
            painter.paint(node, in: transform, into: &items)
        }
        return items
    }
}
