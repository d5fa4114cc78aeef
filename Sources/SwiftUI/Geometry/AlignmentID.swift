import CoreGraphics

/// A guide by which views are aligned.
public protocol AlignmentID {
    /// Where the guide lies in a view that does not say so itself, in points.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide whose values are not combined by their mean.
protocol CombiningAlignmentID: AlignmentID {
    static func combined(_ values: [CGFloat]) -> CGFloat
}
