/// A view's size and its alignment guides, in its own space.
public struct ViewDimensions: Equatable, Sendable {
    public let width: CGFloat
    public let height: CGFloat
    /// Guides that the view has set for itself.
    private let horizontal: [ObjectIdentifier: CGFloat]
    private let vertical: [ObjectIdentifier: CGFloat]

    package init(
        size: CGSize, horizontal: [ObjectIdentifier: CGFloat] = [:], vertical: [ObjectIdentifier: CGFloat] = [:]
    ) {
        width = size.width
        height = size.height
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public subscript(guide: HorizontalAlignment) -> CGFloat {
        self[explicit: guide] ?? guide.id.defaultValue(in: self)
    }

    public subscript(guide: VerticalAlignment) -> CGFloat {
        self[explicit: guide] ?? guide.id.defaultValue(in: self)
    }

    /// Nil where the view has not set the guide.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { horizontal[ObjectIdentifier(guide.id)] }

    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { vertical[ObjectIdentifier(guide.id)] }
}
