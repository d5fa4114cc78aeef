package import CoreGraphics

/// What lies behind a node, blurred, in a shape of the node's space: what is seen through frosted glass.
package final class RenderBackdrop: Sendable {
    package let shape: RenderShape
    /// The Gaussian's standard deviation, in points.
    package let sigma: CGFloat
    /// How much more colourful it is than what lies behind; 1 is as it is.
    package let saturation: Double

    /// The largest standard deviation, in points.
    package static let largestSigma: CGFloat = 40

    package init(shape: RenderShape, sigma: CGFloat, saturation: Double) {
        self.shape = shape
        self.sigma = min(max(sigma, 0), Self.largestSigma)
        self.saturation = saturation
    }

    func isLike(_ other: RenderBackdrop) -> Bool {
        self === other
            || (sigma == other.sigma && saturation == other.saturation && shape.fillColor == other.shape.fillColor
                && shape.fillRule == other.shape.fillRule && shape.path == other.shape.path)
    }
}

/// What few nodes have.
package final class RenderEffects: Sendable {
    /// Of the finished picture, shadow and mask included, one after the other, before the opacity acts.
    package let filters: [RenderFilter]
    /// Below all else that the node draws.
    package let backdrop: RenderBackdrop?

    package init(filters: [RenderFilter] = [], backdrop: RenderBackdrop? = nil) {
        self.filters = filters
        self.backdrop = backdrop
    }

    func isLike(_ other: RenderEffects) -> Bool {
        guard filters == other.filters else { return false }
        switch (backdrop, other.backdrop) {
        case (nil, nil): return true
        case (let backdrop?, let other?): return backdrop.isLike(other)
        default: return false
        }
    }
}
