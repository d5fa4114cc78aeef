package import CoreGraphics

/// A change to the finished picture of a node: to each pixel by itself, or with its neighbours.
package enum RenderFilter: Sendable, Equatable {
    case color(FilterMatrix)
    /// The alpha becomes the luminance of what is seen, the colour black.
    case luminanceToAlpha
    /// By a Gaussian; the standard deviation in points of the node's space.
    ///
    /// - Parameter isOpaque: The picture stays opaque up to its edges, and grows no larger.
    case blur(sigma: CGFloat, isOpaque: Bool)

    /// The largest standard deviation, in points.
    package static let largestSigma: CGFloat = 200

    /// How far it spreads what is drawn, in points.
    package var reach: CGFloat {
        if case .blur(let sigma, isOpaque: false) = self { return 3.5 * sigma + 1 }
        return 0
    }
}
