package import CoreGraphics

/// A line inside the node's outline, above its children.
package struct RenderBorder: Sendable {
    package let width: CGFloat
    package let color: CGColor

    package init(width: CGFloat, color: CGColor) {
        self.width = width
        self.color = color
    }
}
