internal import CornerGeometry

/// A rectangle with a radius of its own at each corner.
public struct UnevenRoundedRectangle: Shape {
    /// In points; with a neighbour of radius s on an edge of length L a radius is at most the larger of L / 2 and L - s.
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }

    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
    /// The radii shrink with the rectangle, down to 0; square corners stay square.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        InsetUnevenRectangle(base: self, amount: amount)
    }

    public nonisolated func corners(in size: CGSize?) -> Corners? { Corners(cornerRadii) }
}

private struct InsetUnevenRectangle: RoundedRectangularShape {
    var base: UnevenRoundedRectangle
    var amount: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        shrunk.path(in: rect.insetBy(dx: amount, dy: amount))
    }

    private nonisolated var shrunk: UnevenRoundedRectangle {
        let radii = base.cornerRadii.radii.map { $0 > 0 ? max(0, $0 - amount) : 0 }
        return UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(radii), style: base.style)
    }

    nonisolated func inset(by amount: CGFloat) -> InsetUnevenRectangle {
        InsetUnevenRectangle(base: base, amount: self.amount + amount)
    }

    nonisolated func corners(in size: CGSize?) -> Corners? { shrunk.corners(in: size) }

    var animatableData: AnimatablePair<UnevenRoundedRectangle.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }
}
