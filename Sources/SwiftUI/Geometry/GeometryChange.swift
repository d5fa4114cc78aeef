import CoreGraphics

/// Does something when what is made of a view's size and place is something else than before.
public nonisolated struct _GeometryChangeModifier<Value: Equatable>: ViewModifier {
    public typealias Body = Never

    let value: (GeometryProxy) -> Value
    let action: (Value?, Value) -> Void
}

@MainActor extension _GeometryChangeModifier: PrimitiveModifier {
    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        ElementModifierNode(view, place) { GeometryChangeElement(view.modifier, $0, $1) }
    }
}

private final class GeometryChangeElement<Value: Equatable>: WrapperElement<_GeometryChangeModifier<Value>>,
    PlaceWatcher
{
    private var last: Value?

    override init(_ modifier: _GeometryChangeModifier<Value>, _ node: ViewNode, _ inner: LayoutElement) {
        super.init(modifier, node, inner)
        graph.watchPlace(of: self)
    }

    func placesSettled() {
        guard isPlaced, node.isMounted else { return }
        let value = modifier.value(GeometryProxy(element: self, size: frame.size))
        guard value != last else { return }
        let before = last
        last = value
        modifier.action(before, value)
    }
}

extension View {
    /// Does something with what is made of the view's size and place, whenever it is something else than before.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View {
        modifier(_GeometryChangeModifier(value: transform) { _, value in action(value) })
    }

    /// Does something with what is made of the view's size and place, before and after.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryChangeModifier(value: transform) { before, value in action(before ?? value, value) })
    }
}
