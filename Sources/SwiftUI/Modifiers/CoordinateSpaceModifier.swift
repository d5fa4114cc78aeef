/// Gives a view's space a name.
public nonisolated struct _CoordinateSpaceModifier<Name: Hashable>: ViewModifier {
    public typealias Body = Never

    public var name: Name

    public init(name: Name) { self.name = name }
}

@MainActor extension _CoordinateSpaceModifier: PrimitiveModifier {
    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        ElementModifierNode(view, place) { NamedSpaceElement(view.modifier, $0, $1) }
    }
}

/// An element whose space has a name.
private final class NamedSpaceElement<Name: Hashable>: WrapperElement<_CoordinateSpaceModifier<Name>>, NamedSpace {
    var spaceName: AnyHashable { AnyHashable(modifier.name) }
}

extension View {
    /// Gives the view's space a name, by which views inside can say where they are.
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(_CoordinateSpaceModifier(name: name))
    }
}
