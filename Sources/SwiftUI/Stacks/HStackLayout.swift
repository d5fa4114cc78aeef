import CoreGraphics

/// Views beside one another.
public struct HStackLayout: Layout {
    public typealias Cache = Void
    public typealias AnimatableData = EmptyAnimatableData

    /// How the views are aligned across the stack.
    public var alignment: VerticalAlignment
    /// Between the views, in points; nil: as they prefer.
    public var spacing: CGFloat?

    public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    private var algorithm: StackAlgorithm {
        StackAlgorithm(axis: .horizontal, guide: alignment.key, spacing: spacing)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        algorithm.run(proposal, subviews).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        // Where nothing was offered across the stack, its views are offered what it takes.
        var offer = proposal
        if offer.height == nil { offer.height = bounds.height }
        for (view, place) in zip(subviews, algorithm.run(offer, subviews).places) {
            view.place(
                at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
                proposal: place.proposal)
        }
    }
}
