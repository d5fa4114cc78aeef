import CoreGraphics

/// Elements that a layout arranges.
final class LayoutViewElement<L: Layout>: ContainerElement {
    private var layout: L
    private var cache: L.Cache?
    private var subviews: LayoutSubviews?
    private let placements = LayoutSubview.Placements()
    /// Where the layout has put its views before, by what it had to do with.
    private var arrangements: [(size: CGSize, proposal: ProposedViewSize, places: LayoutSubview.Places)] = []
    private lazy var motion = ValueMotion<L>(of: self)

    init(_ node: ViewNode, layout: L) {
        self.layout = layout
        super.init(node)
    }

    /// Along which the layout stacks; nil of others.
    var stackAxis: Axis? { (layout as? AnyLayout)?.stackAxis ?? L.layoutProperties.stackOrientation }

    func take(_ layout: L) {
        guard !FieldLayout.isSame(layout, self.layout) else { return }
        motion.aim(at: layout, from: self.layout, with: graph.transaction)
        self.layout = layout
        invalidateLayout()
    }

    override func contentsChanged() {
        subviews = nil
        super.contentsChanged()
    }

    override func forgetLayout() {
        super.forgetLayout()
        arrangements = []
    }

    /// Runs a step of the layout with its views and its cache.
    private func step<Result>(_ body: (L, LayoutSubviews, inout L.Cache) -> Result) -> Result {
        let layout = motion.shown(layout)
        let direction = environment.layoutDirection
        let views: LayoutSubviews
        if let subviews, subviews.layoutDirection == direction {
            views = subviews
            var kept = cache ?? layout.makeCache(subviews: views)
            if cache != nil { layout.updateCache(&kept, subviews: views) }
            cache = kept
        } else {
            views = LayoutSubviews(
                contents.filter { !$0.isLeaving }.map { LayoutSubview(element: $0, placements: placements) },
                direction)
            subviews = views
            cache = layout.makeCache(subviews: views)
        }
        guard var cache else { fatalError("a layout has made its cache") }
        defer { self.cache = cache }
        return body(layout, views, &cache)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        step { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
    }

    override var spacing: ViewSpacing { step { $0.spacing(subviews: $1, cache: &$2) } }

    override func arrange(in size: CGSize, _ proposal: ProposedViewSize, _ pass: LayoutPass) {
        let places = places(in: size, proposal)
        for element in contents where !element.isLeaving {
            let place =
                places[ObjectIdentifier(element)]
                ?? {
                    let own = element.sizeThatFits(proposal)
                    return (CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal)
                }()
            self.place(element, at: place.origin, place.proposal, in: size, pass)
        }
    }

    /// Where the layout puts its views.
    private func places(in size: CGSize, _ proposal: ProposedViewSize) -> LayoutSubview.Places {
        if let known = arrangements.first(where: { $0.size == size && $0.proposal == proposal }) {
            return known.places
        }
        placements.places = [:]
        step {
            $0.placeSubviews(
                in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: $1, cache: &$2)
        }
        let made = placements.places
        placements.places = [:]
        if arrangements.count >= 4 { arrangements.removeFirst() }
        arrangements.append((size, proposal, made))
        return made
    }

    override func explicitValue(
        of key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        let own = step { layout, views, cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: views, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: views, cache: &cache)
        }
        if let own { return own }
        // Where the views say something, it is said where the layout would put them.
        let places = places(in: size, proposal)
        return key.combined(
            contents.compactMap { element in
                // Those that are leaving have no place.
                guard let place = places[ObjectIdentifier(element)],
                    let value = element.dimensions(place.proposal).explicitValue(of: key)
                else { return nil }
                return value + (key.axis == .horizontal ? place.origin.x : place.origin.y)
            })
    }
}
