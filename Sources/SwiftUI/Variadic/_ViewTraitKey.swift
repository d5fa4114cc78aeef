/// A value that a view tells the views around it which look at their members one by one.
public protocol _ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Tells a value to the views around a view.
public nonisolated struct _TraitWritingModifier<Trait: _ViewTraitKey>: ViewModifier {
    public typealias Body = Never

    nonisolated(unsafe) public let value: Trait.Value

    public init(value: Trait.Value) { self.value = value }
}

@MainActor extension _TraitWritingModifier: PrimitiveModifier {
    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        ElementModifierNode(view, place) { TraitElement(view.modifier, $0, $1) }
    }
}

private final class TraitElement<Trait: _ViewTraitKey>: WrapperElement<_TraitWritingModifier<Trait>> {
    override func trait<Key: _ViewTraitKey>(_ key: Key.Type) -> Key.Value {
        if key == Trait.self, let value = modifier.value as? Key.Value { return value }
        return super.trait(key)
    }

    /// Whoever looks at the trait looks again.
    override func changed(from before: _TraitWritingModifier<Trait>) { node.invalidateElements() }
}

extension View {
    /// Tells a value to the views around the view.
    public nonisolated func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(_TraitWritingModifier<K>(value: value))
    }
}
