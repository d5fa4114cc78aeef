import CoreGraphics

/// A view with room around it, or less room than it has where the padding is negative.
public nonisolated struct _PaddingLayout: ViewModifier, Animatable {
    public typealias Body = Never

    public var edges: Edge.Set
    /// Nil: the usual 16 pt.
    public var insets: EdgeInsets?

    public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
        self.edges = edges
        self.insets = insets
    }

    /// What is kept free at each edge.
    private var kept: EdgeInsets {
        let given = insets ?? EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        return EdgeInsets(
            top: edges.contains(.top) ? given.top : 0, leading: edges.contains(.leading) ? given.leading : 0,
            bottom: edges.contains(.bottom) ? given.bottom : 0,
            trailing: edges.contains(.trailing) ? given.trailing : 0)
    }

    public var animatableData: EdgeInsets.AnimatableData {
        get { kept.animatableData }
        set {
            var insets = kept
            insets.animatableData = newValue
            self = _PaddingLayout(edges: .all, insets: insets)
        }
    }
}

@MainActor extension _PaddingLayout: ElementModifier {
    static var changesLayout: Bool { true }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let kept = kept
        return ProposedViewSize(
            width: proposal.width.map { max(0, $0 - kept.leading - kept.trailing) },
            height: proposal.height.map { max(0, $0 - kept.top - kept.bottom) })
    }

    func measure(_ proposal: ProposedViewSize, _ inner: LayoutElement) -> CGSize {
        let kept = kept
        let own = inner.sizeThatFits(offer(proposal))
        return CGSize(
            width: max(0, own.width + kept.leading + kept.trailing),
            height: max(0, own.height + kept.top + kept.bottom))
    }

    func arrange(
        _ inner: LayoutElement, in outer: LayoutElement, _ size: CGSize, _ proposal: ProposedViewSize,
        _ pass: LayoutPass
    ) {
        let kept = kept
        outer.place(inner, at: CGPoint(x: kept.leading, y: kept.top), offer(proposal), in: size, pass)
    }

    func explicitValue(
        of key: AlignmentKey, _ inner: LayoutElement, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        let kept = kept
        return inner.dimensions(offer(proposal)).explicitValue(of: key).map {
            $0 + (key.axis == .horizontal ? kept.leading : kept.top)
        }
    }

    /// At its edges the padding is the distance.
    func spacing(_ inner: LayoutElement) -> ViewSpacing { inner.spacing }
}

extension View {
    /// Room around the view, in points at each edge.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(insets: insets))
    }

    /// Room at some edges of the view; nil: the usual 16 pt.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(
            _PaddingLayout(
                edges: edges,
                insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
    }

    /// Room around the view, in points.
    public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
