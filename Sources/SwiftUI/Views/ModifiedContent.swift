/// A view, or a modifier, with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

@MainActor extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    func makeNode(_ place: NodePlace) -> ViewNode {
        if let primitive = modifier as? any PrimitiveModifier { return node(by: primitive, place) }
        if let effect = modifier as? any GeometryEffect { return effect.makeEffectNode(for: content, place) }
        return ModifierBodyNode(self, place)
    }

    private func node<M: PrimitiveModifier>(by modifier: M, _ place: NodePlace) -> ViewNode {
        // The modifier's type is `M`; only the compiler does not know.
        guard let view = self as? ModifiedContent<Content, M> else { return ModifierBodyNode(self, place) }
        return modifier.makeNode(for: view, place)
    }
}

extension View {
    /// The view with a modifier applied to it.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
