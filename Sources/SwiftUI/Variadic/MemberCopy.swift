import CoreGraphics
import RenderTree

/// A second picture of a member that stands elsewhere, of its ideal size.
struct MemberCopy: View, PrimitiveView {
    typealias Body = Never

    let member: _VariadicView_Children.Element

    func makeNode(_ place: NodePlace) -> ViewNode {
        LeafNode(self, place) {
            MemberCopyElement($0, $1.member.element)
        } update: {
            $0.take($1.member.element)
        }
    }
}

private final class MemberCopyElement: LayoutElement {
    private var source: LayoutElement

    init(_ node: ViewNode, _ source: LayoutElement) {
        self.source = source
        super.init(node)
    }

    func take(_ source: LayoutElement) {
        self.source = source
        invalidateLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { source.sizeThatFits(.unspecified) }

    /// What has no place of its own yet is laid out in its ideal size.
    override func arrange(in size: CGSize, _ proposal: ProposedViewSize, _ pass: LayoutPass) {
        if !source.isPlaced { source.settle(at: .zero, .unspecified, pass) }
    }

    override func draw(_ size: CGSize) -> RenderNode? {
        let own = source.shownFrame.origin
        return source.renderNode()?.moved(by: CGPoint(x: -own.x, y: -own.y))
    }
}
