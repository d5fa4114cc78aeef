/// A shape whose type is not told.
public struct AnyShape: Shape {
    private var shape: any Shape

    public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var animatableData: _AnyAnimatableData {
        get { _AnyAnimatableData(shape.animatableData) }
        set {
            func moved<S: Shape>(_ shape: S) -> any Shape {
                guard let data = newValue.cast(to: S.AnimatableData.self) else { return shape }
                var moved = shape
                moved.animatableData = data
                return moved
            }
            shape = moved(shape)
        }
    }
}
