import CoreGraphics
import RenderTree

/// Members of a view, all of them there and one of them seen.
struct ShownMember: View, PrimitiveView {
    typealias Body = Never

    let members: [_VariadicView_Children.Element]
    let chosen: Int

    func makeNode(_ place: NodePlace) -> ViewNode {
        ContainerNode(self, place) { shown in
            ForEach(shown.members) { $0 }
        } element: {
            ShownMemberElement($0, chosen: $1.chosen)
        } update: {
            $0.take($1.chosen)
        }
    }
}

/// Lays out and draws one of its elements.
private final class ShownMemberElement: ContainerElement {
    private var chosen: Int

    init(_ node: ViewNode, chosen: Int) {
        self.chosen = chosen
        super.init(node)
    }

    func take(_ chosen: Int) {
        guard chosen != self.chosen else { return }
        self.chosen = chosen
        invalidateLayout()
    }

    private var all: [LayoutElement] { members.filter { !$0.isLeaving } }
    private var shown: LayoutElement? { all.indices.contains(chosen) ? all[chosen] : nil }

    /// What is not shown is neither touched nor asked for preferences.
    override var contents: [LayoutElement] { shown.map { [$0] } ?? [] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { shown?.sizeThatFits(proposal) ?? .zero }

    override func arrange(in size: CGSize, _ proposal: ProposedViewSize, _ pass: LayoutPass) {
        if let shown { place(shown, at: .zero, proposal, in: size, pass) }
    }
}
