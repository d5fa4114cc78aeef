/// Shows a view above everything else, over the whole space, as far as there is one.
public nonisolated struct _PresentationModifier<Layer: View>: ViewModifier {
    public typealias Body = Never

    let layer: Layer
}

@MainActor extension _PresentationModifier: PrimitiveModifier {
    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        PresentationNode(view, place)
    }
}

/// A view and what is presented by it, which lives below it and is laid out by the graph.
private final class PresentationNode<Content: View, Layer: View>: ViewNode {
    private var view: ModifiedContent<Content, _PresentationModifier<Layer>>
    private var child: ViewNode?
    private lazy var layer = SecondaryContents(self)
    private var isRegistered = false

    init(_ view: ModifiedContent<Content, _PresentationModifier<Layer>>, _ place: NodePlace) {
        self.view = view
        super.init(ModifiedContent<Content, _PresentationModifier<Layer>>.self, place)
    }

    override var children: [ViewNode] { (child.map { [$0] } ?? []) + layer.nodes }

    override func take(_ view: any View) -> Bool {
        guard let view = view as? ModifiedContent<Content, _PresentationModifier<Layer>> else { return false }
        self.view = view
        return true
    }

    override func update() {
        child = graft(child, view.content, environment)
        layer.show(view.modifier.layer)
        if !isRegistered {
            isRegistered = true
            graph.present(layer.element)
        }
    }

    override func makeElements() -> [LayoutElement] { child?.elements ?? [] }

    override func leave() { graph.withdraw(layer.element) }
}

extension View {
    /// Shows another view above everything else. What it shows decides whether anything is seen.
    func presenting<Layer: View>(@ViewBuilder _ layer: () -> Layer) -> some View {
        modifier(_PresentationModifier(layer: layer()))
    }
}
