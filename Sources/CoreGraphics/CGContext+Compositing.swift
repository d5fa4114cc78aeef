import Foundation
package import Raster

extension CGContext {
    /// Where a finished picture of layers goes.
    package struct Destination {
        package let bitmap: Bitmap
        /// From user space to the bitmap's pixels, y downwards.
        package let transform: CGAffineTransform
        /// Nil where `region` says all.
        package let clip: Clip?
        package let region: PixelRect
        package let alpha: Double
        package let renderer: Renderer
    }

    /// Hands out the innermost transparency layer, or the canvas, with the transform, clip and alpha of now; what is
    /// drawn there counts as drawn by the context.
    package func composite(_ draw: (Destination) -> Void) {
        let region = clipRegion
        guard !region.isEmpty else { return }
        if state.blendMode != .normal || state.shadow != nil {
            Notice.once("CALayer.render(in:): the context's blend mode and shadow are not applied to layers")
        }
        if layers.isEmpty { memory?.load(into: bitmap) }
        let clip = state.clip.shapes.isEmpty && state.clip.masks.isEmpty ? nil : state.clip
        draw(
            Destination(
                bitmap: target, transform: CGAffineTransform(userToTarget), clip: clip, region: region,
                alpha: min(max(Double(state.alpha), 0), 1), renderer: renderer))
        if layers.isEmpty { memory?.store(bitmap, part: region) }
    }
}
