import CoreGraphics

/// The constraints by which a stack of either framework places its items.
@MainActor package struct StackArrangement {
    /// How lengths and spaces along the axis are chosen.
    package enum Distribution {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
        /// Items lie side by side at the beginning, in the middle and at the end, as their groups say.
        case grouped
    }

    /// How the items lie across the axis.
    package enum Alignment { case fill, leading, firstBaseline, center, trailing, lastBaseline }

    /// Where an item lies in a distribution by groups.
    package enum Group: CaseIterable { case beginning, middle, end }

    package struct Member {
        let item: any LayoutItem
        let isHidden: Bool
        /// To the next item, in points.
        let space: CGFloat
        let group: Group

        package init(_ item: any LayoutItem, isHidden: Bool, space: CGFloat, group: Group = .beginning) {
            (self.item, self.isHidden, self.space, self.group) = (item, isHidden, space, group)
        }
    }

    private typealias Attribute = NSLayoutConstraint.Attribute

    let members: [Member]
    let visible: [Member]
    let isRow: Bool
    let distribution: Distribution
    let alignment: Alignment
    /// Whether the spaces of a column are measured between baselines.
    let isBaselineRelative: Bool
    /// The stack view, or the part of it that its items lie in.
    let canvas: any LayoutItem

    /// What holds the stack together where nothing else says how large it is: under all that items wish.
    static let fit = UILayoutPriority(51)
    static let compact = UILayoutPriority(49)

    package init(
        of members: [Member], in canvas: any LayoutItem, isRow: Bool, distribution: Distribution,
        alignment: Alignment, isBaselineRelative: Bool = false
    ) {
        self.members = members
        visible = members.filter { !$0.isHidden }
        self.isRow = isRow
        self.distribution = distribution
        self.alignment = alignment
        self.isBaselineRelative = isBaselineRelative
        self.canvas = canvas
    }

    var begin: NSLayoutConstraint.Attribute { isRow ? .leading : .top }
    var end: NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }
    var center: NSLayoutConstraint.Attribute { isRow ? .centerX : .centerY }
    private var length: Attribute { isRow ? .width : .height }
    private var crossBegin: Attribute { isRow ? .top : .leading }
    private var crossEnd: Attribute { isRow ? .bottom : .trailing }
    private var crossLength: Attribute { isRow ? .height : .width }
    private var crossCenter: Attribute { isRow ? .centerY : .centerX }

    package func constraints() -> [NSLayoutConstraint] { alongAxis() + acrossAxis() + hidden() }

    func make(
        _ name: String, _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ second: (any LayoutItem)?,
        _ other: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            LayoutOperand(item: first, attribute: attribute), relation,
            second.map { LayoutOperand(item: $0, attribute: other) }, multiplier: multiplier, constant: constant)
        constraint.identifier = name
        constraint.priority = priority
        return constraint
    }

    // MARK: Along the axis

    private func alongAxis() -> [NSLayoutConstraint] {
        guard let first = visible.first?.item, let last = visible.last?.item else { return [] }
        if distribution == .grouped { return groups() }
        var result = [
            make("UISV-canvas-connection", first, begin, .equal, canvas, begin),
            make("UISV-canvas-connection", canvas, end, .equal, last, end),
        ]
        switch distribution {
        case .fill, .grouped: result += spaces(.equal)
        case .fillEqually:
            result += spaces(.equal)
            result += visible.dropFirst().map {
                make("UISV-fill-equally", $0.item, length, .equal, first, length)
            }
        case .fillProportionally: result += spaces(.equal) + proportions()
        case .equalSpacing: result += spaces(.greaterThanOrEqual) + equalSpaces()
        case .equalCentering: result += spaces(.greaterThanOrEqual) + equalCentres()
        }
        return result
    }

    private func spaces(_ relation: NSLayoutConstraint.Relation) -> [NSLayoutConstraint] {
        zip(visible, visible.dropFirst()).flatMap { space($0, $1, relation) }
    }

    func space(_ a: Member, _ b: Member, _ relation: NSLayoutConstraint.Relation) -> [NSLayoutConstraint] {
        let usesBaselines = !isRow && isBaselineRelative
        let (from, to) = usesBaselines ? (Attribute.lastBaseline, .firstBaseline) : (end, begin)
        let bound = make("UISV-spacing", b.item, to, relation, a.item, from, constant: a.space)
        if relation == .equal { return [bound] }
        // Where the stack's length is open, the items lie no farther apart than they must.
        return [
            bound,
            make("UISV-spacing", b.item, to, .equal, a.item, from, constant: a.space, priority: Self.compact),
        ]
    }

    /// Lengths in the proportions of the natural ones; those without one take what is left.
    private func proportions() -> [NSLayoutConstraint] {
        func natural(_ item: any LayoutItem) -> CGFloat {
            let size = item.naturalSize(forWidth: nil)
            return isRow ? size.width : size.height
        }
        let sized = visible.map(\.item).filter { natural($0) > 0 && natural($0).isFinite }
        guard let first = sized.first else { return [] }
        return sized.dropFirst().map {
            make(
                "UISV-fill-proportionally", $0, length, .equal, first, length,
                multiplier: natural($0) / natural(first), priority: UILayoutPriority(999))
        }
    }

    private func equalSpaces() -> [NSLayoutConstraint] {
        equalDistances(from: end, to: begin, .required)
    }

    private func equalCentres() -> [NSLayoutConstraint] {
        // Items that are too long for it keep their least spaces.
        equalDistances(from: center, to: center, UILayoutPriority(149))
    }

    private func equalDistances(
        from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute, _ priority: UILayoutPriority
    ) -> [NSLayoutConstraint] {
        let items = visible.map(\.item)
        let pairs = Array(zip(items, items.dropFirst()))
        guard let first = pairs.first else { return [] }
        return pairs.dropFirst().map { pair in
            let constraint = NSLayoutConstraint.equalDistances(
                (pair.0, from, pair.1, to), (first.0, from, first.1, to))
            constraint.identifier = "UISV-distributing"
            constraint.priority = priority
            return constraint
        }
    }

    // MARK: Across the axis

    private func acrossAxis() -> [NSLayoutConstraint] {
        guard let first = visible.first?.item else { return [] }
        if alignment == .fill {
            return visible.flatMap {
                [
                    make("UISV-alignment", $0.item, crossBegin, .equal, canvas, crossBegin),
                    make("UISV-alignment", canvas, crossEnd, .equal, $0.item, crossEnd),
                ]
            }
        }
        var result: [NSLayoutConstraint] = []
        for item in visible.map(\.item) {
            result.append(
                make(
                    "UISV-spanning-boundary", item, crossBegin,
                    alignment == .leading ? .equal : .greaterThanOrEqual, canvas, crossBegin))
            result.append(
                make(
                    "UISV-spanning-boundary", canvas, crossEnd,
                    alignment == .trailing ? .equal : .greaterThanOrEqual, item, crossEnd))
            switch alignment {
            case .center: result.append(make("UISV-alignment", item, crossCenter, .equal, canvas, crossCenter))
            case .firstBaseline where isRow, .lastBaseline where isRow:
                let line = alignment == .firstBaseline ? Attribute.firstBaseline : .lastBaseline
                if item !== first { result.append(make("UISV-alignment", item, line, .equal, first, line)) }
                result.append(
                    make("UISV-ambiguity", item, crossBegin, .equal, canvas, crossBegin, priority: Self.compact))
            case .firstBaseline, .lastBaseline:
                // A column has no baselines across; its items keep to the leading side.
                result.append(
                    make("UISV-ambiguity", item, crossBegin, .equal, canvas, crossBegin, priority: Self.compact))
            default: break
            }
        }
        result.append(make("UISV-spanning-fit", canvas, crossLength, .equal, nil, priority: Self.fit))
        return result
    }

    // MARK: Hidden items

    /// They have no length, and lie where they are in the order; the stack does not grow for them.
    private func hidden() -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        var before: (any LayoutItem)?
        for member in members {
            let item = member.item
            guard member.isHidden else {
                before = item
                continue
            }
            result.append(make("UISV-hiding", item, length, .equal, nil, priority: UILayoutPriority(999)))
            result.append(make("UISV-hiding", item, begin, .equal, before ?? canvas, before == nil ? begin : end))
            let isTrailing = alignment == .trailing
            if alignment == .center {
                result.append(make("UISV-hiding", item, crossCenter, .equal, canvas, crossCenter))
            } else {
                let side = isTrailing ? crossEnd : crossBegin
                result.append(make("UISV-hiding", item, side, .equal, canvas, side))
            }
            if alignment == .fill {
                result.append(
                    make("UISV-hiding", item, crossLength, .equal, canvas, crossLength, priority: Self.fit))
            }
        }
        return result
    }
}
