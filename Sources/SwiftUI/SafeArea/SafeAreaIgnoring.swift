import CoreGraphics

/// Has a view reach over margins.
public nonisolated struct _SafeAreaRegionsIgnoringLayout: ViewModifier {
    public typealias Body = Never

    let regions: SafeAreaRegions
    let edges: Edge.Set
}

@MainActor extension _SafeAreaRegionsIgnoringLayout: PrimitiveModifier {
    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        ElementModifierNode(view, place) { SafeAreaIgnoringElement(view.modifier, $0, $1) }
    }
}

/// As large as what is inside; where it stands at a margin, what is inside is offered the margin too.
private final class SafeAreaIgnoringElement: WrapperElement<_SafeAreaRegionsIgnoringLayout>, SafeAreaSource,
    PlaceWatcher
{
    private var reach: CGRect?

    override init(_ modifier: _SafeAreaRegionsIgnoringLayout, _ node: ViewNode, _ inner: LayoutElement) {
        super.init(modifier, node, inner)
        graph.watchPlace(of: self)
    }

    private var edges: Edge.Set { modifier.regions.contains(.container) ? modifier.edges : [] }

    var innerSafeArea: SafeArea { safeArea.ignoring(edges) }

    override func changed(from before: _SafeAreaRegionsIgnoringLayout) { invalidateLayout() }

    override func arrange(in size: CGSize, _ proposal: ProposedViewSize, _ pass: LayoutPass) {
        let reach = bounds(reachingOver: edges)
        self.reach = reach
        guard reach.size != size else { return place(inner, at: .zero, proposal, in: size, pass) }
        let offer = ProposedViewSize(reach.size)
        let own = inner.sizeThatFits(offer)
        place(
            inner,
            at: CGPoint(
                x: reach.minX + (reach.width - own.width) / 2, y: reach.minY + (reach.height - own.height) / 2),
            offer, in: size, pass)
    }

    func placesSettled() {
        if let reach, reach != bounds(reachingOver: edges) { invalidateLayout() }
    }
}

extension View {
    /// Has the view reach over the margins that bars and the screen's corners make, where it stands at them.
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
    }

    /// Has the view reach over the margins that bars and the screen's corners make, where it stands at them.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
