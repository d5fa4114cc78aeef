import CoreGraphics

/// Whether what keeps its ratio lies inside of a space or covers it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit, fill
}

/// A view of a ratio of width to height.
public nonisolated struct _AspectRatioLayout: ViewModifier {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData

    /// Nil: the view's own.
    public var aspectRatio: CGFloat?
    public var contentMode: ContentMode

    public init(aspectRatio: CGFloat?, contentMode: ContentMode) {
        self.aspectRatio = aspectRatio
        self.contentMode = contentMode
    }
}

@MainActor extension _AspectRatioLayout: ElementModifier {
    static var changesLayout: Bool { true }

    /// The size of the ratio that fits into a proposal, or fills it.
    private func offer(_ proposal: ProposedViewSize, _ inner: LayoutElement) -> ProposedViewSize {
        let ideal = inner.sizeThatFits(.unspecified)
        let own = ideal.height > 0 ? ideal.width / ideal.height : 1
        let ratio = aspectRatio ?? own
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil):
            return ProposedViewSize(fitted(ratio, in: ideal, covers: contentMode == .fill))
        case (let width?, nil):
            return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?):
            return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            return ProposedViewSize(
                fitted(ratio, in: CGSize(width: width, height: height), covers: contentMode == .fill))
        }
    }

    private func fitted(_ ratio: CGFloat, in size: CGSize, covers: Bool) -> CGSize {
        let byWidth = CGSize(width: size.width, height: size.width / ratio)
        let byHeight = CGSize(width: size.height * ratio, height: size.height)
        return (byWidth.height <= size.height) != covers ? byWidth : byHeight
    }

    func measure(_ proposal: ProposedViewSize, _ inner: LayoutElement) -> CGSize {
        inner.sizeThatFits(offer(proposal, inner))
    }

    func arrange(
        _ inner: LayoutElement, in outer: LayoutElement, _ size: CGSize, _ proposal: ProposedViewSize,
        _ pass: LayoutPass
    ) {
        outer.place(inner, at: .zero, offer(proposal, inner), in: size, pass)
    }

    func explicitValue(
        of key: AlignmentKey, _ inner: LayoutElement, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        inner.dimensions(offer(proposal, inner)).explicitValue(of: key)
    }
}

/// A view of its ideal size, whatever it is offered.
public nonisolated struct _FixedSizeLayout: ViewModifier {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData

    var horizontal: Bool
    var vertical: Bool
}

@MainActor extension _FixedSizeLayout: ElementModifier {
    static var changesLayout: Bool { true }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    func measure(_ proposal: ProposedViewSize, _ inner: LayoutElement) -> CGSize {
        inner.sizeThatFits(offer(proposal))
    }

    func arrange(
        _ inner: LayoutElement, in outer: LayoutElement, _ size: CGSize, _ proposal: ProposedViewSize,
        _ pass: LayoutPass
    ) {
        outer.place(inner, at: .zero, offer(proposal), in: size, pass)
    }

    func explicitValue(
        of key: AlignmentKey, _ inner: LayoutElement, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        inner.dimensions(offer(proposal)).explicitValue(of: key)
    }
}

extension View {
    /// The largest size of a ratio of width to height inside the space offered, or the smallest one that fills it.
    ///
    /// - Parameter aspectRatio: Nil: the ratio of the view's ideal size.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
    }

    /// The largest size with the ratio of another one inside the space offered, or the smallest one that fills it.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// The view in its own ratio inside the space offered.
    public nonisolated func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

    /// The view in its own ratio over the whole space offered.
    public nonisolated func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }

    /// The view in its ideal size along some axes, whatever it is offered.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    /// The view in its ideal size, whatever it is offered.
    public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
