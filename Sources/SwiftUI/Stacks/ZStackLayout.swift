import CoreGraphics

/// Views above one another.
public struct ZStackLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData

    /// How the views are aligned with one another.
    public var alignment: Alignment

    public nonisolated init(alignment: Alignment = .center) { self.alignment = alignment }

    /// The views of the highest priority alone make the size.
    private func box(_ proposal: ProposedViewSize, _ views: Subviews) -> (size: CGSize, guides: CGPoint) {
        let highest = views.map(\.priority).max() ?? 0
        var left: CGFloat = 0, right: CGFloat = 0, top: CGFloat = 0, bottom: CGFloat = 0
        for (index, view) in views.filter({ $0.priority == highest }).enumerated() {
            let own = view.dimensions(in: proposal)
            let guide = CGPoint(x: own[alignment.horizontal], y: own[alignment.vertical])
            left = index == 0 ? guide.x : max(left, guide.x)
            top = index == 0 ? guide.y : max(top, guide.y)
            right = index == 0 ? own.width - guide.x : max(right, own.width - guide.x)
            bottom = index == 0 ? own.height - guide.y : max(bottom, own.height - guide.y)
        }
        return (CGSize(width: left + right, height: top + bottom), CGPoint(x: left, y: top))
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        box(proposal, subviews).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let (size, guides) = box(proposal, subviews)
        let highest = subviews.map(\.priority).max() ?? 0
        for view in subviews {
            // What does not make the size is offered it.
            let offer = view.priority == highest ? proposal : ProposedViewSize(size)
            let own = view.dimensions(in: offer)
            view.place(
                at: CGPoint(
                    x: bounds.minX + guides.x - own[alignment.horizontal],
                    y: bounds.minY + guides.y - own[alignment.vertical]),
                proposal: offer)
        }
    }
}
