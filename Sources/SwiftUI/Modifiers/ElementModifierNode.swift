import CoreGraphics
import RenderTree

/// A view whose elements each stand inside an element of a modifier.
final class ElementModifierNode<Content: View, Modifier: ViewModifier, Element: WrapperElement<Modifier>>: ViewNode
{
    private var view: ModifiedContent<Content, Modifier>
    private let wrap: @MainActor (ViewNode, LayoutElement) -> Element
    private var child: ViewNode?
    private var wrappers: [ObjectIdentifier: Element] = [:]

    init(
        _ view: ModifiedContent<Content, Modifier>, _ place: NodePlace,
        wrap: @escaping @MainActor (ViewNode, LayoutElement) -> Element
    ) {
        self.view = view
        self.wrap = wrap
        super.init(ModifiedContent<Content, Modifier>.self, place)
    }

    override var children: [ViewNode] {
        (child.map { [$0] } ?? []) + wrappers.values.flatMap(\.nodes)
    }

    override func take(_ view: any View) -> Bool {
        guard let view = view as? ModifiedContent<Content, Modifier> else { return false }
        self.view = view
        return true
    }

    override func update() {
        child = graft(child, view.content, environment)
        for wrapper in wrappers.values { wrapper.take(view.modifier) }
    }

    override func makeElements() -> [LayoutElement] {
        var kept: [ObjectIdentifier: Element] = [:]
        let elements = (child?.elements ?? []).map { inner -> Element in
            let id = ObjectIdentifier(inner)
            let wrapper = wrappers[id] ?? wrap(self, inner)
            kept[id] = wrapper
            wrapper.take(view.modifier)
            return wrapper
        }
        for (id, wrapper) in wrappers where kept[id] == nil { wrapper.leave() }
        wrappers = kept
        return elements
    }

    override func leave() { for wrapper in wrappers.values { wrapper.leave() } }
}

/// An element around one other element.
class WrapperElement<Modifier>: LayoutElement {
    let inner: LayoutElement
    private(set) var modifier: Modifier

    init(_ modifier: Modifier, _ node: ViewNode, _ inner: LayoutElement) {
        self.inner = inner
        self.modifier = modifier
        super.init(node)
        adopt(inner)
    }

    /// Nodes of the wrapper's own.
    var nodes: [ViewNode] { [] }

    /// Takes a new value of the modifier.
    final func take(_ modifier: Modifier) {
        guard !FieldLayout.isSame(modifier, self.modifier) else { return }
        let before = self.modifier
        self.modifier = modifier
        changed(from: before)
    }

    func changed(from before: Modifier) {}

    func leave() {}

    override var contents: [LayoutElement] { [inner] }
    override var isLeaving: Bool { isLeavingItself || inner.isLeaving }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { inner.sizeThatFits(proposal) }
    override var layoutPriority: Double { inner.layoutPriority }
    override var zIndex: Double { inner.zIndex }
    override var spacing: ViewSpacing { inner.spacing }
    override func value<Key: LayoutValueKey>(of key: Key.Type) -> Key.Value { inner.value(of: key) }
    override func trait<Key: _ViewTraitKey>(_ key: Key.Type) -> Key.Value { inner.trait(key) }

    override func explicitValue(
        of key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        inner.dimensions(proposal).explicitValue(of: key)
    }

    override func arrange(in size: CGSize, _ proposal: ProposedViewSize, _ pass: LayoutPass) {
        place(inner, at: .zero, proposal, in: size, pass)
    }

    override func draw(_ size: CGSize) -> RenderNode? { inner.renderNode() }
}
