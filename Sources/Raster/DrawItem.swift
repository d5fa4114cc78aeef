/// One thing to draw. Items are drawn in order, source over what is there.
public struct DrawItem: Sendable {
    public enum Content: Sendable {
        case fill(Shape, Paint)
        /// The shadow alone, of a shape's coverage.
        case shadow(Shape, Shadow)
        case group(Group)
    }

    public var content: Content
    /// Multiplies this item's coverage.
    public var clip: Clip?

    public init(_ content: Content, clip: Clip? = nil) {
        self.content = content
        self.clip = clip
    }
}
