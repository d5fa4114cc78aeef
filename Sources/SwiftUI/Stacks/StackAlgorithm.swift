import CoreGraphics

/// How stacks share out room along their axis and align across it.
///
/// The views of the highest priority come first; to the others as much is left as they need at least. Among equals the
/// least flexible is asked first, each for an equal share of what is left.
struct StackAlgorithm {
    let axis: Axis
    /// Of the guide across the axis.
    let guide: AlignmentKey
    /// Nil: as the views prefer.
    let spacing: CGFloat?

    /// Where the views stand in a stack that is laid out.
    struct Result {
        var size = CGSize.zero
        var places: [(origin: CGPoint, proposal: ProposedViewSize)] = []
        /// Of the guide across the axis, from the stack's edge.
        var guide: CGFloat = 0
    }

    func run(_ proposal: ProposedViewSize, _ views: LayoutSubviews) -> Result {
        guard !views.isEmpty else { return Result() }
        let gaps = distances(views)
        let sizes = proposals(proposal, views, room: gaps.reduce(0, +))
        var result = Result()
        var before: CGFloat = 0, after: CGFloat = 0
        var along: CGFloat = 0
        let dimensions = zip(views, sizes).map { $0.dimensions(in: $1) }
        for (index, own) in dimensions.enumerated() {
            if index > 0 { along += gaps[index - 1] }
            let guide = own.value(of: guide)
            before = index == 0 ? guide : max(before, guide)
            let rest = own.size[axis.other] - guide
            after = index == 0 ? rest : max(after, rest)
            var origin = CGPoint.zero
            origin[axis] = along
            origin[axis.other] = -guide
            result.places.append((origin, sizes[index]))
            along += own.size[axis]
        }
        for index in result.places.indices { result.places[index].origin[axis.other] += before }
        result.size[axis] = along
        result.size[axis.other] = before + after
        result.guide = before
        return result
    }

    private func distances(_ views: LayoutSubviews) -> [CGFloat] {
        zip(views, views.dropFirst()).map { spacing ?? $0.spacing.distance(to: $1.spacing, along: axis) }
    }

    /// What each view is offered.
    private func proposals(
        _ proposal: ProposedViewSize, _ views: LayoutSubviews, room gaps: CGFloat
    ) -> [ProposedViewSize] {
        var offered = proposal
        offered[axis] = nil
        var offers = Array(repeating: offered, count: views.count)
        guard let whole = proposal[axis] else { return offers }
        func length(_ index: Int, _ offer: CGFloat) -> CGFloat {
            var asked = proposal
            asked[axis] = offer
            return views[views.startIndex + index].sizeThatFits(asked)[axis]
        }
        let priorities = views.map(\.priority)
        if whole == .infinity {
            for index in offers.indices { offers[index][axis] = .infinity }
            return offers
        }
        let smallest = (0..<views.count).map { length($0, 0) }
        var rest = max(0, whole - gaps)
        for priority in Set(priorities).sorted(by: >) {
            let group = (0..<views.count).filter { priorities[$0] == priority }
            let kept = (0..<views.count).filter { priorities[$0] < priority }.reduce(0) { $0 + smallest[$1] }
            let flexibility = group.map { index -> CGFloat in
                let largest = length(index, .infinity)
                return largest == .infinity ? .infinity : largest - smallest[index]
            }
            var left = max(0, rest - kept)
            let ordered = group.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
            for (place, member) in ordered.enumerated() {
                let index = group[member]
                let share = max(0, left) / CGFloat(ordered.count - place)
                offers[index][axis] = share
                left -= length(index, share)
            }
            rest = kept + left
        }
        return offers
    }
}
