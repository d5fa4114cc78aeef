package import CoreGraphics

/// A gradient over a node's bounds.
package final class RenderGradient: Sendable {
    package enum Kind: Sendable {
        /// From the start point to the end point.
        case axial
        /// Ellipses about the start point; the one whose half axes lead to the end point lies at 1.
        case radial
        /// One turn about the start point, from the direction of the end point, from +x towards +y.
        case conic
    }

    package let kind: Kind
    /// At least one.
    package let colors: [CGColor]
    /// Ascending, one for each colour; 0 lies at the start point, 1 at the end point.
    package let locations: [CGFloat]
    /// In the unit space of the bounds.
    package let startPoint: CGPoint
    package let endPoint: CGPoint

    package init(
        kind: Kind = .axial, colors: [CGColor], locations: [CGFloat], startPoint: CGPoint, endPoint: CGPoint
    ) {
        self.kind = kind
        self.colors = colors
        self.locations = locations
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    package var isOpaque: Bool { colors.allSatisfy { $0.alpha >= 1 } }
}
