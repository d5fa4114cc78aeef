import CoreGraphics

/// A guide along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

    private enum Top: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum FirstTextBaseline: CombiningAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
        static func combined(_ values: [CGFloat]) -> CGFloat { values.min() ?? 0 }
    }
    private enum LastTextBaseline: CombiningAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
        static func combined(_ values: [CGFloat]) -> CGFloat { values.max() ?? 0 }
    }

    public static let top = VerticalAlignment(Top.self)
    public static let center = VerticalAlignment(Center.self)
    public static let bottom = VerticalAlignment(Bottom.self)
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}
