import CoreGraphics

/// A view's size and where its guides lie in it, in points of its own space.
public struct ViewDimensions: Equatable {
    public let width: CGFloat
    public let height: CGFloat
    private let explicit: (AlignmentKey) -> CGFloat?

    init(_ size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
        width = size.width
        height = size.height
        self.explicit = explicit
    }

    var size: CGSize { CGSize(width: width, height: height) }

    /// Where a guide lies.
    public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }

    /// Where a guide lies.
    public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }

    /// Where a guide lies; nil where the view says nothing of it.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

    /// Where a guide lies; nil where the view says nothing of it.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    func value(of key: AlignmentKey) -> CGFloat {
        let value = explicit(key) ?? key.id.defaultValue(in: self)
        return value.isFinite ? value : 0
    }

    func explicitValue(of key: AlignmentKey) -> CGFloat? { explicit(key) }

    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool { lhs.size == rhs.size }
}
