/// A shape in a rectangle of a size of its own, which stands where the anchors meet.
public struct _SizedShape<S: Shape>: Shape {
    public var shape: S
    public var size: CGSize
    var anchor: UnitPoint

    public init(shape: S, size: CGSize) { self.init(shape: shape, size: size, anchor: .topLeading) }

    init(shape: S, size: CGSize, anchor: UnitPoint) {
        self.shape = shape
        self.size = size
        self.anchor = anchor
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        let place = anchor.point(in: rect)
        return shape.path(
            in: CGRect(
                x: place.x - anchor.x * size.width, y: place.y - anchor.y * size.height, width: size.width,
                height: size.height))
    }

    public nonisolated static var role: ShapeRole { S.role }

    public var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}
