package import CoreGraphics

/// An image inside a node, in one piece or in nine.
package final class RenderContents: Sendable {
    package enum Filter: Sendable { case nearest, linear }

    /// A part of the image and where it lands.
    package struct Piece: Sendable {
        /// In the image's pixels.
        package let source: CGRect
        /// In the node's space.
        package let destination: CGRect

        package init(source: CGRect, destination: CGRect) {
            self.source = source
            self.destination = destination
        }
    }

    package let image: CGImage
    package let pieces: [Piece]
    package let filter: Filter

    package init(image: CGImage, pieces: [Piece], filter: Filter) {
        self.image = image
        self.pieces = pieces
        self.filter = filter
    }

    /// Around all pieces.
    package var destination: CGRect {
        pieces.reduce(CGRect.null) { $0.union($1.destination) }
    }
}
