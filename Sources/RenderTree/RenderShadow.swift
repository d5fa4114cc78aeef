package import CoreGraphics
package import CornerGeometry

/// A node's shadow. Lengths are points of the node's space.
package final class RenderShadow: Sendable {
    package let color: CGColor
    /// 0 ... 1, times the colour's alpha.
    package let opacity: Double
    /// The Gaussian's standard deviation.
    package let radius: CGFloat
    package let offset: CGSize
    /// Casts the shadow; nil: what the node and its children show casts it.
    package let path: CGPath?
    /// The path as an outline, where it is one.
    package let outline: CornerOutline?

    package init(color: CGColor, opacity: Double, radius: CGFloat, offset: CGSize, path: CGPath?) {
        self.color = color
        self.opacity = opacity
        self.radius = radius
        self.offset = offset
        self.path = path
        outline = path?.shape.outline
    }
}
