import CoreGraphics
import RenderTree

/// Gives a view a margin at one edge, in which another view stands, or margins of some lengths.
public nonisolated struct _SafeAreaInsetModifier<Other: View>: ViewModifier {
    public typealias Body = Never

    let edge: Edge
    /// Across the edge.
    let alignment: Alignment
    let spacing: CGFloat
    let other: Other
    /// Beside what the other view takes.
    var insets = EdgeInsets()
}

@MainActor extension _SafeAreaInsetModifier: PrimitiveModifier {
    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        ElementModifierNode(view, place) { SafeAreaInsetElement(view.modifier, $0, $1) }
    }
}

/// An element whose margins what is inside keeps clear of, or reaches over.
private final class SafeAreaInsetElement<Other: View>: WrapperElement<_SafeAreaInsetModifier<Other>>, SafeAreaSource
{
    private let layer: SecondaryContents
    private var margins = EdgeInsets()

    override init(_ modifier: _SafeAreaInsetModifier<Other>, _ node: ViewNode, _ inner: LayoutElement) {
        layer = SecondaryContents(node)
        super.init(modifier, node, inner)
        layer.show(modifier.other)
        adopt(layer.element)
    }

    override var nodes: [ViewNode] { layer.nodes }
    override var contents: [LayoutElement] { [inner, layer.element] }
    override func leave() { layer.leave() }

    override func changed(from before: _SafeAreaInsetModifier<Other>) {
        layer.show(modifier.other)
        invalidateLayout()
    }

    private var isVertical: Bool { modifier.edge == .top || modifier.edge == .bottom }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        isVertical
            ? ProposedViewSize(width: proposal.width, height: nil)
            : ProposedViewSize(width: nil, height: proposal.height)
    }

    private func margins(_ proposal: ProposedViewSize) -> EdgeInsets {
        var margins = modifier.insets
        let own = layer.element.sizeThatFits(offer(proposal))
        let length = isVertical ? own.height : own.width
        guard length > 0 else { return margins }
        switch modifier.edge {
        case .top: margins.top += length + modifier.spacing
        case .bottom: margins.bottom += length + modifier.spacing
        case .leading: margins.leading += length + modifier.spacing
        case .trailing: margins.trailing += length + modifier.spacing
        }
        return margins
    }

    private func offer(_ proposal: ProposedViewSize, inside margins: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - margins.leading - margins.trailing) },
            height: proposal.height.map { max(0, $0 - margins.top - margins.bottom) })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let margins = margins(proposal)
        let own = inner.sizeThatFits(offer(proposal, inside: margins))
        return CGSize(
            width: own.width + margins.leading + margins.trailing,
            height: own.height + margins.top + margins.bottom)
    }

    override func explicitValue(
        of key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? { nil }

    override func arrange(in size: CGSize, _ proposal: ProposedViewSize, _ pass: LayoutPass) {
        margins = margins(ProposedViewSize(size))
        place(
            inner, at: CGPoint(x: margins.leading, y: margins.top),
            offer(ProposedViewSize(size), inside: margins), in: size, pass)
        let offer = offer(ProposedViewSize(size))
        var origin = modifier.alignment.origin(of: layer.element, in: size, offer)
        let own = layer.element.sizeThatFits(offer)
        switch modifier.edge {
        case .top: origin.y = 0
        case .bottom: origin.y = size.height - own.height
        case .leading: origin.x = 0
        case .trailing: origin.x = size.width - own.width
        }
        place(layer.element, at: origin, offer, in: size, pass)
    }

    /// Margins are added to those around.
    var innerSafeArea: SafeArea {
        let bounds = CGRect(origin: .zero, size: frame.size)
        let safe = CGRect(
            x: margins.leading, y: margins.top, width: max(0, bounds.width - margins.leading - margins.trailing),
            height: max(0, bounds.height - margins.top - margins.bottom))
        return SafeArea(outer: self.bounds(reachingOver: .all), safe: safe)
    }

    override func draw(_ size: CGSize) -> RenderNode? {
        let children = contents.compactMap { $0.renderNode() }
        return children.count < 2 ? children.first : .group(size, children)
    }
}

extension View {
    /// Another view at the top or bottom edge, of which this one keeps clear.
    ///
    /// - Parameter spacing: Between both, in points; nil: none.
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _SafeAreaInsetModifier(
                edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing ?? 0, other: content()))
    }

    /// Another view at the leading or trailing edge, of which this one keeps clear.
    ///
    /// - Parameter spacing: Between both, in points; nil: none.
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _SafeAreaInsetModifier(
                edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing ?? 0,
                other: content()))
    }

    /// Another view in a bar at the top or bottom edge, of which this one keeps clear.
    public nonisolated func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Margins that the view keeps clear of, and that scroll views and backgrounds in it reach over.
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(
            _SafeAreaInsetModifier(
                edge: .top, alignment: .center, spacing: 0, other: EmptyView(), insets: insets))
    }

    /// Margins of one length at some edges; nil: the usual length.
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return safeAreaPadding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
    }

    /// Margins of one length at all edges.
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
