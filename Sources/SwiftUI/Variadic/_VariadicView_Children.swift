/// The members of a view, in their order.
public struct _VariadicView_Children: View, RandomAccessCollection {
    public typealias Body = Never
    public typealias Index = Int

    /// One member, as a view.
    public struct Element: View, Identifiable {
        public typealias Body = Never

        nonisolated(unsafe) let element: LayoutElement

        /// The same for as long as the member is there.
        public nonisolated var id: AnyHashable { AnyHashable(ObjectIdentifier(element)) }

        /// What the member is known by in its collection, or by its `id`.
        public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { element.explicitID?.base as? ID }

        /// What the member tells the views around it.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value { element.trait(key) }
    }

    private let members: [Element]

    init(_ elements: [LayoutElement]) { members = elements.map { Element(element: $0) } }

    public nonisolated var startIndex: Int { 0 }
    public nonisolated var endIndex: Int { members.count }
    public nonisolated subscript(index: Int) -> Element { members[index] }
}

extension _VariadicView_Children: PrimitiveView {
    func makeNode(_ place: NodePlace) -> ViewNode {
        GroupNode(self, place) { children in children.map { .init(id: $0.id, view: $0) } }
    }
}

extension _VariadicView_Children.Element: PrimitiveView {
    func makeNode(_ place: NodePlace) -> ViewNode { MemberNode(self, place) }
}

/// Supplies an element whose view lives elsewhere.
private final class MemberNode: ViewNode {
    private var view: _VariadicView_Children.Element

    init(_ view: _VariadicView_Children.Element, _ place: NodePlace) {
        self.view = view
        super.init(_VariadicView_Children.Element.self, place)
    }

    override func take(_ view: any View) -> Bool {
        guard let view = view as? _VariadicView_Children.Element, view.element !== self.view.element else {
            return false
        }
        self.view = view
        invalidateElements()
        return true
    }

    override func makeElements() -> [LayoutElement] { [view.element] }
}

extension LayoutElement {
    /// What the element's view is known by in the nearest collection around it.
    var explicitID: AnyHashable? {
        var node: ViewNode? = node
        while let current = node, !(current is any MembersReading) {
            if let id = current.explicitID { return id }
            node = current.parent
        }
        return nil
    }
}
