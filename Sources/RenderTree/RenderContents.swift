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

    /// How much of it is seen, 0 ... 1; the rest is seen of `old`.
    package let share: Double
    /// What it fades in over; nil for nothing.
    package let old: RenderContents?

    package init(
        image: CGImage, pieces: [Piece], filter: Filter, share: Double = 1, old: RenderContents? = nil
    ) {
        self.image = image
        self.pieces = pieces
        self.filter = filter
        self.share = share
        self.old = old
    }

    /// The same, while it takes the place of another.
    package func fading(to share: Double, from old: RenderContents?) -> RenderContents {
        RenderContents(image: image, pieces: pieces, filter: filter, share: share, old: old)
    }

    package var isFading: Bool { share < 1 }

    /// Around all pieces.
    package var destination: CGRect {
        pieces.reduce(old?.destination ?? CGRect.null) { $0.union($1.destination) }
    }
}
