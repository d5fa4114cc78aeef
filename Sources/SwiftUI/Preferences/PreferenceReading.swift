import CoreGraphics
import RenderTree

/// Reads what a view's own views say of a preference.
public nonisolated struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
    public typealias Body = Never

    let action: (Key.Value) -> Void
}

@MainActor extension _PreferenceActionModifier: PrimitiveModifier {
    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        ElementModifierNode(view, place) { PreferenceReader(view.modifier, $0, $1) }
    }
}

/// An element that wants to know what is said inside of it, once it is laid out.
@MainActor protocol PreferenceReading: LayoutElement {
    func readPreferences()
}

private final class PreferenceReader<Key: PreferenceKey>: WrapperElement<_PreferenceActionModifier<Key>>,
    PreferenceReading
where Key.Value: Equatable {
    private var last: Key.Value?

    override var readsInside: Bool { true }

    override func arrange(in size: CGSize, _ proposal: ProposedViewSize, _ pass: LayoutPass) {
        super.arrange(in: size, proposal, pass)
        graph.afterLayout(self)
    }

    func readPreferences() {
        let value = inner.preference(Key.self) ?? Key.defaultValue
        guard value != last else { return }
        last = value
        modifier.action(value)
    }
}

/// A view with another one behind it or above it, which is made of what the view's own views say.
public nonisolated struct _PreferenceLayerModifier<Key: PreferenceKey, Other: View>: ViewModifier {
    public typealias Body = Never

    let alignment: Alignment
    let isOverlay: Bool
    let content: (Key.Value) -> Other
}

@MainActor extension _PreferenceLayerModifier: PrimitiveModifier {
    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        ElementModifierNode(view, place) { PreferenceLayerElement(view.modifier, $0, $1) }
    }
}

private final class PreferenceLayerElement<Key: PreferenceKey, Other: View>: WrapperElement<
    _PreferenceLayerModifier<Key, Other>
>
{
    private let layer: SecondaryContents

    override init(_ modifier: _PreferenceLayerModifier<Key, Other>, _ node: ViewNode, _ inner: LayoutElement) {
        layer = SecondaryContents(node)
        super.init(modifier, node, inner)
        adopt(layer.element)
    }

    override var nodes: [ViewNode] { layer.nodes }
    override var readsInside: Bool { true }
    override func changed(from before: _PreferenceLayerModifier<Key, Other>) { invalidateLayout() }
    override func leave() { layer.leave() }
    override var contents: [LayoutElement] {
        modifier.isOverlay ? [inner, layer.element] : [layer.element, inner]
    }

    override func arrange(in size: CGSize, _ proposal: ProposedViewSize, _ pass: LayoutPass) {
        place(inner, at: .zero, proposal, in: size, pass)
        // What is inside stands at its place now, so that what is said of places is right.
        let value = inner.preference(Key.self) ?? Key.defaultValue
        layer.show(modifier.content(value), alignment: modifier.alignment)
        let offer = ProposedViewSize(size)
        place(
            layer.element, at: modifier.alignment.origin(of: layer.element, in: size, offer), offer, in: size, pass)
    }

    override func draw(_ size: CGSize) -> RenderNode? {
        let children = contents.compactMap { $0.renderNode() }
        return children.count < 2 ? children.first : .group(size, children)
    }
}

extension View {
    /// Does something when what the view's own views say of a preference is something else than before.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }

    /// A view above this one, made of what this one's views say of a preference.
    public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceLayerModifier<K, V>(alignment: alignment, isOverlay: true, content: transform))
    }

    /// A view behind this one, made of what this one's views say of a preference.
    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceLayerModifier<K, V>(alignment: alignment, isOverlay: false, content: transform))
    }
}
