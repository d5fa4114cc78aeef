import Compositor
import CoreGraphics

extension CALayer {
    /// Draws the layer and its sublayers into a context, in the layer's own space.
    ///
    /// Layout and display happen first. The layer's own position and transform play no part.
    open func render(in ctx: CGContext) {
        let node = commit()
        ctx.draw(node, look: .quartz)
    }
}
