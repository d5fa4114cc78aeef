import QuartzCore
package import RenderTree

/// A moment of a view on a stage, to be drawn.
package struct StagePicture {
    /// In points of the stage's window, y downwards.
    package let node: RenderNode
    /// The part of the window that the picture shows: where the view lies, which is not always at the origin.
    package let frame: CGRect
    /// The layer of the window in which all of it stands, and the layer of what is shown: the view's, or the window's
    /// own.
    package let window: CALayer
    package let layer: CALayer

    package var size: CGSize { frame.size }

    /// From the space that what is shown stands in to the picture's points.
    package var toPicture: CGAffineTransform {
        let above =
            layer === window
            ? CGAffineTransform.identity
            : window.isGeometryFlipped ? window.transformToSuperlayer : window.affineTransform()
        return above.concatenating(CGAffineTransform(translationX: -frame.minX, y: -frame.minY))
    }
}
