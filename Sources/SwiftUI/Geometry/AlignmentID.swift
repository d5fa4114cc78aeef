/// Names an alignment guide and says where it lies in a view that does not say otherwise.
public protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}
