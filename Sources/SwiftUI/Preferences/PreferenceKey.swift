/// A value that views tell those around them.
public protocol PreferenceKey {
    associatedtype Value
    /// Where no view says anything.
    static var defaultValue: Value { get }
    /// Takes in what the next view says.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// An element that says something of a preference.
@MainActor protocol PreferenceElement: LayoutElement {
    /// What it says, of what is said inside.
    func preference<K: PreferenceKey>(_ key: K.Type, inside: K.Value?) -> K.Value?
}

extension LayoutElement {
    /// What the views in this element say of a key, in their order; nil where none says anything.
    final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var value: K.Value?
        for element in contents {
            guard let next = element.preference(key) else { continue }
            if value == nil { value = next } else { K.reduce(value: &value!) { next } }
        }
        return (self as? any PreferenceElement)?.preference(key, inside: value) ?? value
    }
}

/// Says something of a preference.
public nonisolated struct _PreferenceWritingModifier<Key: PreferenceKey>: ViewModifier {
    public typealias Body = Never

    enum Way {
        case value(Key.Value)
        case transform((inout Key.Value) -> Void)
        /// Of the element's place.
        case anchor((LayoutElement) -> Key.Value)
        case transformAnchor((inout Key.Value, LayoutElement) -> Void)
    }

    let way: Way
}

@MainActor extension _PreferenceWritingModifier: PrimitiveModifier {
    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        ElementModifierNode(view, place) { PreferenceWriter(view.modifier, $0, $1) }
    }
}

private final class PreferenceWriter<Key: PreferenceKey>: WrapperElement<_PreferenceWritingModifier<Key>>,
    PreferenceElement
{
    override func changed(from before: _PreferenceWritingModifier<Key>) { invalidateLayout() }

    func preference<K: PreferenceKey>(_ key: K.Type, inside: K.Value?) -> K.Value? {
        guard key == Key.self else { return inside }
        var own = inside as? Key.Value
        switch modifier.way {
        case .value(let value): own = value
        case .anchor(let make): own = make(self)
        case .transform(let transform):
            var value = own ?? Key.defaultValue
            transform(&value)
            own = value
        case .transformAnchor(let transform):
            var value = own ?? Key.defaultValue
            transform(&value, self)
            own = value
        }
        return own as? K.Value
    }
}

extension View {
    /// Says a value of a preference, in the place of what the view's own views say.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceWritingModifier<K>(way: .value(value)))
    }

    /// Changes what the view's own views say of a preference.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(_PreferenceWritingModifier<K>(way: .transform(callback)))
    }

    /// Says a place in the view as a value of a preference.
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            _PreferenceWritingModifier<K>(way: .anchor { transform(Anchor(element: $0, place: value.place)) }))
    }

    /// Changes what the view's own views say of a preference, by a place in the view.
    public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            _PreferenceWritingModifier<K>(
                way: .transformAnchor { transform(&$0, Anchor(element: $1, place: value.place)) }))
    }
}
