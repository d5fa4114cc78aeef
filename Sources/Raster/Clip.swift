/// Where drawing shows: the product of the coverage of all its shapes and images.
public struct Clip: Sendable {
    public var shapes: [Shape]
    /// The alpha of each also multiplies.
    public var masks: [ImagePaint]

    public init(shapes: [Shape] = [], masks: [ImagePaint] = []) {
        self.shapes = shapes
        self.masks = masks
    }
}
