package import CoreGraphics
package import CornerGeometry

/// What one layer draws at one moment, and the nodes inside it. Lengths are points of the node's own space.
///
/// A class, so that an unchanged subtree is the same object from one commit to the next: identity means
/// "nothing changed below", which is what damage and caches ask.
package final class RenderNode: Sendable {
    /// The layer's `name`, for dumps.
    package let name: String?
    /// From this node's space to its parent's.
    package let transform: CGAffineTransform
    /// The bounds with their corners: background, border, clip and shadow share it.
    package let outline: CornerOutline
    package let background: CGColor?
    package let gradient: RenderGradient?
    package let contents: RenderContents?
    package let shape: RenderShape?
    package let border: RenderBorder?
    package let shadow: RenderShadow?
    /// The outline clips the finished content, sublayers included.
    package let masksToBounds: Bool
    /// In this node's space; its alpha multiplies everything, the shadow included.
    package let mask: RenderNode?
    /// 0 ... 1.
    package let opacity: Double
    /// Back to front.
    package let children: [RenderNode]

    package init(
        name: String? = nil, transform: CGAffineTransform = .identity, outline: CornerOutline,
        background: CGColor? = nil, gradient: RenderGradient? = nil, contents: RenderContents? = nil,
        shape: RenderShape? = nil, border: RenderBorder? = nil, shadow: RenderShadow? = nil,
        masksToBounds: Bool = false, mask: RenderNode? = nil, opacity: Double = 1, children: [RenderNode] = []
    ) {
        self.name = name
        self.transform = transform
        self.outline = outline
        self.background = background
        self.gradient = gradient
        self.contents = contents
        self.shape = shape
        self.border = border
        self.shadow = shadow
        self.masksToBounds = masksToBounds
        self.mask = mask
        self.opacity = opacity
        self.children = children
    }
}
