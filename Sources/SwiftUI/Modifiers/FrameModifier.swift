import CoreGraphics

/// A view in a frame of a size of its own.
public nonisolated struct _FrameLayout: ViewModifier, Animatable {
    public typealias Body = Never

    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width ?? 0, height ?? 0) }
        set {
            self = _FrameLayout(
                width: width == nil ? nil : newValue.first, height: height == nil ? nil : newValue.second,
                alignment: alignment)
        }
    }
}

@MainActor extension _FrameLayout: ElementModifier {
    static var changesLayout: Bool { true }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    func measure(_ proposal: ProposedViewSize, _ inner: LayoutElement) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let own = inner.sizeThatFits(offer(proposal))
        return CGSize(width: width ?? own.width, height: height ?? own.height)
    }

    func arrange(
        _ inner: LayoutElement, in outer: LayoutElement, _ size: CGSize, _ proposal: ProposedViewSize,
        _ pass: LayoutPass
    ) {
        let offer = offer(proposal)
        outer.place(inner, at: alignment.origin(of: inner, in: size, offer), offer, in: size, pass)
    }

    func explicitValue(
        of key: AlignmentKey, _ inner: LayoutElement, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        alignment.explicitValue(of: key, inner, in: size, offer(proposal))
    }
}

/// A view in a frame whose size depends on what it is offered.
public nonisolated struct _FlexFrameLayout: ViewModifier, Animatable {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData

    let minWidth: CGFloat?
    let idealWidth: CGFloat?
    let maxWidth: CGFloat?
    let minHeight: CGFloat?
    let idealHeight: CGFloat?
    let maxHeight: CGFloat?
    let alignment: Alignment
}

@MainActor extension _FlexFrameLayout: ElementModifier {
    static var changesLayout: Bool { true }

    /// What the view inside is offered of one length.
    private func offer(_ length: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> CGFloat? {
        guard let length = length ?? ideal else { return nil }
        return max(least ?? -.infinity, min(most ?? .infinity, length))
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: offer(proposal.width, minWidth, idealWidth, maxWidth),
            height: offer(proposal.height, minHeight, idealHeight, maxHeight))
    }

    /// One length of the frame: of the view's own, what was offered where a bound on that side lets it, within the bounds.
    private func length(
        _ own: CGFloat, _ proposed: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?
    ) -> CGFloat {
        guard let proposed else {
            return max(least ?? -.infinity, min(most ?? .infinity, ideal ?? own))
        }
        let offered = max(least ?? -.infinity, min(most ?? .infinity, proposed))
        var result = own
        if least != nil { result = min(result, max(offered, least ?? 0)) }
        if least != nil { result = max(result, least ?? 0) }
        if most != nil { result = max(result, offered) }
        if let most { result = min(result, most) }
        if least != nil, most != nil { result = offered }
        return result
    }

    func measure(_ proposal: ProposedViewSize, _ inner: LayoutElement) -> CGSize {
        let own = inner.sizeThatFits(offer(proposal))
        return CGSize(
            width: length(own.width, proposal.width, minWidth, idealWidth, maxWidth),
            height: length(own.height, proposal.height, minHeight, idealHeight, maxHeight))
    }

    func arrange(
        _ inner: LayoutElement, in outer: LayoutElement, _ size: CGSize, _ proposal: ProposedViewSize,
        _ pass: LayoutPass
    ) {
        let offer = ProposedViewSize(size)
        outer.place(inner, at: alignment.origin(of: inner, in: size, offer), offer, in: size, pass)
    }

    func explicitValue(
        of key: AlignmentKey, _ inner: LayoutElement, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        alignment.explicitValue(of: key, inner, in: size, ProposedViewSize(size))
    }
}

extension Alignment {
    /// Where an element stands in a frame in which its guide meets the frame's.
    @MainActor func origin(of inner: LayoutElement, in size: CGSize, _ offer: ProposedViewSize) -> CGPoint {
        let frame = ViewDimensions(size)
        let own = inner.dimensions(offer)
        return CGPoint(
            x: frame[horizontal] - own[horizontal], y: frame[vertical] - own[vertical])
    }

    /// Where a guide of an element lies in a frame around it.
    @MainActor func explicitValue(
        of key: AlignmentKey, _ inner: LayoutElement, in size: CGSize, _ offer: ProposedViewSize
    ) -> CGFloat? {
        guard let value = inner.dimensions(offer).explicitValue(of: key) else { return nil }
        let origin = origin(of: inner, in: size, offer)
        return value + (key.axis == .horizontal ? origin.x : origin.y)
    }
}

extension View {
    /// The view in a frame; a length that is not given is the view's own.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    /// The view in a frame whose lengths depend on what is offered, within bounds.
    ///
    /// A least or a largest length makes the frame take what it is offered as far as that bound.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }
}
