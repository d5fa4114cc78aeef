import Foundation

extension CornerRadii {
    /// Each radius at most half of the shorter side: the rule of a layer's corner radius.
    public func limitedToHalfSide(of size: CGSize) -> CornerRadii {
        let half = min(abs(size.width), abs(size.height)) / 2
        return map { min($0, half) }
    }

    /// Each radius so small that it fits beside its neighbour on both of its edges.
    ///
    /// With a neighbour of radius s on an edge of length L a radius is at most max(L / 2, L - s).
    public func limited(toEdgesOf size: CGSize) -> CornerRadii {
        let width = abs(size.width)
        let height = abs(size.height)
        func fit(_ radius: CGFloat, across: CGFloat, down: CGFloat) -> CGFloat {
            min(radius, max(width / 2, width - across), max(height / 2, height - down))
        }
        return CornerRadii(
            topLeft: fit(topLeft, across: topRight, down: bottomLeft),
            topRight: fit(topRight, across: topLeft, down: bottomRight),
            bottomRight: fit(bottomRight, across: bottomLeft, down: topRight),
            bottomLeft: fit(bottomLeft, across: bottomRight, down: topLeft))
    }
}
