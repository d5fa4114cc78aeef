import CoreGraphics
import RenderTree

/// A view with another one behind it or above it, which is offered the view's size.
public nonisolated struct _LayeredModifier<Other: View>: ViewModifier {
    public typealias Body = Never

    enum Side { case background, overlay }

    let other: Other
    let alignment: Alignment
    let side: Side
}

@MainActor extension _LayeredModifier: PrimitiveModifier {
    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        ElementModifierNode(view, place) { LayeredElement(view.modifier, $0, $1) }
    }
}

/// An element with the elements of another view behind it or above it.
final class LayeredElement<Other: View>: WrapperElement<_LayeredModifier<Other>> {
    private let layer: SecondaryContents

    override init(_ modifier: _LayeredModifier<Other>, _ node: ViewNode, _ inner: LayoutElement) {
        layer = SecondaryContents(node)
        super.init(modifier, node, inner)
        layer.show(modifier.other, alignment: modifier.alignment)
        adopt(layer.element)
    }

    override var nodes: [ViewNode] { layer.nodes }

    override func changed(from before: _LayeredModifier<Other>) {
        layer.show(modifier.other, alignment: modifier.alignment)
    }

    override func leave() { layer.leave() }

    override var contents: [LayoutElement] {
        modifier.side == .overlay ? [inner, layer.element] : [layer.element, inner]
    }

    override func arrange(in size: CGSize, _ proposal: ProposedViewSize, _ pass: LayoutPass) {
        place(inner, at: .zero, proposal, in: size, pass)
        let offer = ProposedViewSize(size)
        let own = layer.element.dimensions(offer)
        let frame = ViewDimensions(size) { [self] in inner.dimensions(proposal).explicitValue(of: $0) }
        let alignment = modifier.alignment
        place(
            layer.element,
            at: CGPoint(
                x: frame[alignment.horizontal] - own[alignment.horizontal],
                y: frame[alignment.vertical] - own[alignment.vertical]),
            offer, in: size, pass)
    }

    override func draw(_ size: CGSize) -> RenderNode? {
        let children = contents.compactMap { $0.renderNode() }
        return children.count < 2 ? children.first : .group(size, children)
    }
}

/// Views of a modifier's own, as one element: several stand above one another.
@MainActor final class SecondaryContents {
    private let parent: ViewNode
    private var node: ViewNode?
    let element: LayoutViewElement<ZStackLayout>

    init(_ parent: ViewNode) {
        self.parent = parent
        element = LayoutViewElement(parent, layout: ZStackLayout())
    }

    var nodes: [ViewNode] { node.map { [$0] } ?? [] }

    func show(_ view: some View, alignment: Alignment = .center, _ environment: EnvironmentValues? = nil) {
        element.take(ZStackLayout(alignment: alignment))
        let made = parent.graft(node, view, environment ?? parent.environment)
        node = made
        element.source = made
    }

    func leave() { node?.unmount() }
}

extension View {
    /// Another view behind this one, which is offered this one's size.
    @_disfavoredOverload
    public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(_LayeredModifier(other: background, alignment: alignment, side: .background))
    }

    /// Other views behind this one, which are offered this one's size.
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_LayeredModifier(other: content(), alignment: alignment, side: .background))
    }

    /// Another view above this one, which is offered this one's size.
    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(_LayeredModifier(other: overlay, alignment: alignment, side: .overlay))
    }

    /// Other views above this one, which are offered this one's size.
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_LayeredModifier(other: content(), alignment: alignment, side: .overlay))
    }
}
