import CoreGraphics

extension CardCorners {
    /// The radii that fit a rectangle of this size: finite, not negative, and beside each neighbour on both edges.
    ///
    /// With a neighbour of radius s on an edge of length L, a radius is at most the larger of L / 2 and L − s. So two
    /// corners that both want too much share their edge equally, and a small corner leaves its large neighbour the rest.
    ///
    /// ![A wide card that asks for corners larger than itself, limited to half circles and to a leaf.](limited-corners)
    public func limited(to size: CGSize) -> CardCorners {
        let width = Self.valid(abs(size.width))
        let height = Self.valid(abs(size.height))
        let asked = CardCorners(
            topLeft: Self.valid(topLeft), topRight: Self.valid(topRight),
            bottomLeft: Self.valid(bottomLeft), bottomRight: Self.valid(bottomRight))
        func fit(_ radius: CGFloat, across: CGFloat, down: CGFloat) -> CGFloat {
            min(radius, max(width / 2, width - across), max(height / 2, height - down))
        }
        return CardCorners(
            topLeft: fit(asked.topLeft, across: asked.topRight, down: asked.bottomLeft),
            topRight: fit(asked.topRight, across: asked.topLeft, down: asked.bottomRight),
            bottomLeft: fit(asked.bottomLeft, across: asked.bottomRight, down: asked.topLeft),
            bottomRight: fit(asked.bottomRight, across: asked.bottomLeft, down: asked.topRight))
    }

    private static func valid(_ length: CGFloat) -> CGFloat {
        length > 0 && length.isFinite ? length : 0
    }
}
