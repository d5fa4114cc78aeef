import CoreGraphics

/// Views below one another.
public struct VStackLayout: Layout {
    public typealias Cache = Void
    public typealias AnimatableData = EmptyAnimatableData

    /// How the views are aligned across the stack.
    public var alignment: HorizontalAlignment
    /// Between the views, in points; nil: as they prefer.
    public var spacing: CGFloat?

    public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    private var algorithm: StackAlgorithm {
        StackAlgorithm(axis: .vertical, guide: alignment.key, spacing: spacing)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        algorithm.run(proposal, subviews).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        // Where nothing was offered across the stack, its views are offered what it takes.
        var offer = proposal
        if offer.width == nil { offer.width = bounds.width }
        for (view, place) in zip(subviews, algorithm.run(offer, subviews).places) {
            view.place(
                at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
                proposal: place.proposal)
        }
    }
}
