/// A view whose type is not known where it is used.
///
/// A value of another type than the one before is another view: it begins with fresh state.
public struct AnyView {
    let view: any View

    public init<V: View>(_ view: V) {
        self.view = (view as? AnyView)?.view ?? view
    }

    public init<V: View>(erasing view: V) { self.init(view) }

    /// Nil where the value is no view.
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(erased: view)
    }

    init(erased view: any View) { self.view = (view as? AnyView)?.view ?? view }
}

extension AnyView: View {
    public typealias Body = Never
}

extension AnyView: PrimitiveView {
    func makeNode(_ place: NodePlace) -> ViewNode { GroupNode(self, place) { [.init(id: 0, view: $0.view)] } }
}
