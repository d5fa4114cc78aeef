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

    /// In which space colours between two stops are mixed.
    package enum Mixing: Sendable {
        /// As the look has it.
        case plain
        /// In even steps to the eye.
        case perceptual
        /// In even steps to the eye where Quartz draws into a bitmap, as SwiftUI's gradients are (measured).
        case perceptualInBitmaps
    }

    package let kind: Kind
    package let mixing: Mixing
    /// At least one.
    package let colors: [CGColor]
    /// Ascending, one for each colour; 0 lies at the start point, 1 at the end point.
    package let locations: [CGFloat]
    /// In the unit space of the bounds.
    package let startPoint: CGPoint
    package let endPoint: CGPoint

    package init(
        kind: Kind = .axial, mixing: Mixing = .plain, colors: [CGColor], locations: [CGFloat], startPoint: CGPoint,
        endPoint: CGPoint
    ) {
        self.mixing = mixing
        self.kind = kind
        self.colors = colors
        self.locations = locations
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    package var isOpaque: Bool { colors.allSatisfy { $0.alpha >= 1 } }
}
