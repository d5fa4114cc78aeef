package import CoreGraphics

/// An axial gradient over a node's bounds.
package struct RenderGradient: Sendable {
    package let colors: [CGColor]
    /// 0 ... 1, ascending, one for each colour.
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
}
