/// A rectangle whose corners have half of its shorter side as their radius.
public struct Capsule: Shape {
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public nonisolated func path(in rect: CGRect) -> Path {
        guard !rect.isNull else { return Path() }
        let radius = min(abs(rect.width), abs(rect.height)) / 2
        return Path(roundedRect: rect, cornerRadius: radius, style: style)
    }

    public typealias AnimatableData = EmptyAnimatableData
}

extension Capsule: RoundedRectangularShape {
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        InsetFigure(base: self, amount: amount)
    }

    public nonisolated func corners(in size: CGSize?) -> Corners? {
        .fixed(size.map { min($0.width, $0.height) / 2 } ?? .infinity)
    }
}
