/// A view that is made anew only where it is not equal to the one before.
public struct EquatableView<Content: Equatable & View>: View {
    public typealias Body = Never

    public var content: Content

    public init(content: Content) { self.content = content }
}

extension EquatableView: PrimitiveView {
    func makeNode(_ place: NodePlace) -> ViewNode { GroupNode(self, place) { [.init(id: 0, view: $0.content)] } }
}

extension View where Self: Equatable {
    /// The view, made anew only where it is not equal to the one before.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
