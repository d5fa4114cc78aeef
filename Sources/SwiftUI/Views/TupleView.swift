/// Several views in the order in which a builder lists them.
public struct TupleView<T> {
    public var value: T
    fileprivate let views: [any View]

    /// A tuple of views; what in it is no view is left out.
    public init(_ value: T) {
        self.init(value, views: Mirror(reflecting: value).children.compactMap { $0.value as? any View })
    }

    init(_ value: T, views: [any View]) {
        self.value = value
        self.views = views
    }
}

extension TupleView: View {
    public typealias Body = Never
}

extension TupleView: PrimitiveView {
    func makeNode(_ place: NodePlace) -> ViewNode {
        GroupNode(self, place) { view in
            view.views.enumerated().map { GroupNode<Self>.Member(id: AnyHashable($0.offset), view: $0.element) }
        }
    }
}
