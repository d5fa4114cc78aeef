import CoreGraphics
import RenderTree

/// The first of several views whose ideal size fits.
public struct ViewThatFits<Content: View>: View {
    public typealias Body = Never

    let axes: Axis.Set
    let content: Content

    /// - Parameter axes: Along which a view has to fit.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: PrimitiveView {
    func makeNode(_ place: NodePlace) -> ViewNode {
        ContainerNode(self, place, content: \.content) {
            FittingElement($0, axes: $1.axes)
        } update: {
            $0.take($1.axes)
        }
    }
}

/// Shows one of its elements.
private final class FittingElement: ContainerElement {
    private var axes: Axis.Set
    private var shown: LayoutElement?

    init(_ node: ViewNode, axes: Axis.Set) {
        self.axes = axes
        super.init(node)
    }

    func take(_ axes: Axis.Set) {
        guard axes != self.axes else { return }
        self.axes = axes
        invalidateLayout()
    }

    /// The first that fits, or the last.
    private func fitting(_ proposal: ProposedViewSize) -> LayoutElement? {
        contents.first { element in
            let ideal = element.sizeThatFits(.unspecified)
            let fitsWidth = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
            let fitsHeight = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
            return fitsWidth && fitsHeight
        } ?? contents.last
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        fitting(proposal)?.sizeThatFits(proposal) ?? .zero
    }

    override func arrange(in size: CGSize, _ proposal: ProposedViewSize, _ pass: LayoutPass) {
        let fitting = fitting(proposal)
        if shown !== fitting { invalidateDrawing() }
        shown = fitting
        if let shown { place(shown, at: .zero, proposal, in: size, pass) }
    }

    override func explicitValue(of key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        fitting(proposal)?.dimensions(proposal).explicitValue(of: key)
    }

    override func draw(_ size: CGSize) -> RenderNode? { shown?.renderNode() }
}
