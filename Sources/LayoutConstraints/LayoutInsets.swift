import CoreGraphics

/// Distances inwards from the four sides, in points.
package struct LayoutInsets: Equatable, Sendable {
    package var top: CGFloat
    package var left: CGFloat
    package var bottom: CGFloat
    package var right: CGFloat

    package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Of the side with the smaller coordinate.
    func low(_ axis: NSLayoutConstraint.Axis) -> Double { Double(axis == .horizontal ? left : top) }

    func high(_ axis: NSLayoutConstraint.Axis) -> Double { Double(axis == .horizontal ? right : bottom) }
}
