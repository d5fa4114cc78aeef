import Compositor
import CoreGraphics
import RenderTree

/// Draws a committed tree into a bitmap context, the root in its own space.
struct LayerRenderer {
    let node: RenderNode
    let look: Look

    func draw(in context: CGContext) {
        context.composite { destination in
            Compositor(look: look, threads: destination.renderer.threads).draw(
                node, inItsOwnSpace: true, into: destination.bitmap, transform: destination.transform,
                alpha: destination.alpha, clip: destination.clip, region: destination.region)
        }
    }
}
