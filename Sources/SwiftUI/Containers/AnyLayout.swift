import CoreGraphics

/// A layout of whichever type, so that views stay the same ones while their layout becomes another.
public struct AnyLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData

    /// What the layout inside keeps.
    public struct Cache {
        fileprivate var value: Any
    }

    private let box: any LayoutBox

    public init<L: Layout>(_ layout: L) { box = Box(layout: layout) }

    public func makeCache(subviews: Subviews) -> Cache { Cache(value: box.makeCache(subviews)) }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { box.updateCache(&cache.value, subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        box.spacing(subviews, &cache.value)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        box.sizeThatFits(proposal, subviews, &cache.value)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        box.placeSubviews(bounds, proposal, subviews, &cache.value)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { box.explicitAlignment(guide, bounds, proposal, subviews, &cache.value) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { box.explicitAlignment(guide, bounds, proposal, subviews, &cache.value) }

    /// Along which the layout inside stacks.
    var stackAxis: Axis? { box.stackAxis }
}

/// A layout whose cache has no type that is known.
private protocol LayoutBox {
    var stackAxis: Axis? { get }
    func makeCache(_ views: LayoutSubviews) -> Any
    func updateCache(_ cache: inout Any, _ views: LayoutSubviews)
    func spacing(_ views: LayoutSubviews, _ cache: inout Any) -> ViewSpacing
    func sizeThatFits(_ proposal: ProposedViewSize, _ views: LayoutSubviews, _ cache: inout Any) -> CGSize
    func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ views: LayoutSubviews, _ cache: inout Any)
    func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ views: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat?
    func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ views: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat?
}

private struct Box<L: Layout>: LayoutBox {
    let layout: L

    var stackAxis: Axis? { L.layoutProperties.stackOrientation }

    /// Runs a step with the layout's own cache, made anew where it is another layout's.
    private func step<Result>(
        _ cache: inout Any, _ views: LayoutSubviews, _ body: (inout L.Cache) -> Result
    ) -> Result {
        var own = cache as? L.Cache ?? layout.makeCache(subviews: views)
        defer { cache = own }
        return body(&own)
    }

    func makeCache(_ views: LayoutSubviews) -> Any { layout.makeCache(subviews: views) }
    func updateCache(_ cache: inout Any, _ views: LayoutSubviews) {
        step(&cache, views) { layout.updateCache(&$0, subviews: views) }
    }
    func spacing(_ views: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
        step(&cache, views) { layout.spacing(subviews: views, cache: &$0) }
    }
    func sizeThatFits(_ proposal: ProposedViewSize, _ views: LayoutSubviews, _ cache: inout Any) -> CGSize {
        step(&cache, views) { layout.sizeThatFits(proposal: proposal, subviews: views, cache: &$0) }
    }
    func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ views: LayoutSubviews, _ cache: inout Any
    ) {
        step(&cache, views) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: views, cache: &$0)
        }
    }
    func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ views: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        step(&cache, views) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: views, cache: &$0)
        }
    }
    func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ views: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        step(&cache, views) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: views, cache: &$0)
        }
    }
}
