package import CoreGraphics

/// An axial gradient over a node's bounds.
package final class RenderGradient: Sendable {
    /// At least one.
    package let colors: [CGColor]
    /// Ascending, one for each colour; 0 lies at the start point, 1 at the end point.
    package let locations: [CGFloat]
    /// In the unit space of the bounds.
    package let startPoint: CGPoint
    package let endPoint: CGPoint

    package init(colors: [CGColor], locations: [CGFloat], startPoint: CGPoint, endPoint: CGPoint) {
        self.colors = colors
        self.locations = locations
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    package var isOpaque: Bool { colors.allSatisfy { $0.alpha >= 1 } }
}
