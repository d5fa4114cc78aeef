import Compositor
import CoreGraphics
import RenderTree

/// Draws a committed tree into a bitmap context, the root in its own space.
struct LayerRenderer {
    let node: RenderNode
    let look: Look
    /// Whether images stand upright where y grows upwards.
    let growsUpwards: Bool

    func draw(in context: CGContext) {
        context.composite { destination in
            Compositor(look: look, threads: destination.renderer.threads).draw(
                node, inItsOwnSpace: true, growsUpwards: growsUpwards, into: destination.bitmap,
                transform: destination.transform,
                alpha: destination.alpha, clip: destination.clip, region: destination.region)
        }
    }
}
