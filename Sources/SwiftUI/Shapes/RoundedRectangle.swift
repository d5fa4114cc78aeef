/// A rectangle whose corners are alike.
public struct RoundedRectangle: Shape {
    /// In points; width and height are limited to half of the shorter side.
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

extension RoundedRectangle: RoundedRectangularShape {
    /// The corners shrink with the rectangle, so that both outlines keep their distance.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        InsetRoundedRectangle(base: self, amount: amount)
    }

    /// Of corners that are as wide as they are not high, the smaller side counts.
    public nonisolated func corners(in size: CGSize?) -> Corners? {
        .fixed(min(cornerSize.width, cornerSize.height))
    }
}

private struct InsetRoundedRectangle: RoundedRectangularShape {
    var base: RoundedRectangle
    var amount: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        shrunk.path(in: rect.insetBy(dx: amount, dy: amount))
    }

    private nonisolated var shrunk: RoundedRectangle {
        let size = base.cornerSize
        return RoundedRectangle(
            cornerSize: CGSize(
                width: size.width > 0 ? max(0, size.width - amount) : 0,
                height: size.height > 0 ? max(0, size.height - amount) : 0), style: base.style)
    }

    nonisolated func inset(by amount: CGFloat) -> InsetRoundedRectangle {
        InsetRoundedRectangle(base: base, amount: self.amount + amount)
    }

    nonisolated func corners(in size: CGSize?) -> Corners? { shrunk.corners(in: size) }

    var animatableData: AnimatablePair<RoundedRectangle.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }
}
