import Compositor
import CoreGraphics
import RenderTree

/// Draws a committed tree into a bitmap context, the root in its own space.
struct LayerRenderer {
    let node: RenderNode

    func draw(in context: CGContext) {
    }
}
