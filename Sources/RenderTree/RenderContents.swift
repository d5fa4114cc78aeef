package import CoreGraphics

/// An image inside a node.
package struct RenderContents: Sendable {
    package enum Filter: Sendable { case nearest, linear }

    package let image: CGImage
    /// The part of the image that is shown, in its pixels.
    package let source: CGRect
    /// Where that part lands, in the node's space.
    package let destination: CGRect
    package let filter: Filter

    package init(image: CGImage, source: CGRect, destination: CGRect, filter: Filter) {
        self.image = image
        self.source = source
        self.destination = destination
        self.filter = filter
    }
}
