import Compositor
import CoreGraphics
import RenderTree

/// Draws a committed tree into a bitmap context, the root in its own space.
struct LayerRenderer {
    let node: RenderNode

    func draw(in context: CGContext) {
        context.composite { destination in
            Compositor(look: .quartz, threads: destination.renderer.threads).draw(
                node, inItsOwnSpace: true, into: destination.bitmap, transform: destination.transform,
                alpha: destination.alpha, clip: destination.clip, region: destination.region)
        }
    }
}
