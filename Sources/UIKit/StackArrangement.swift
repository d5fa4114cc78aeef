import LayoutConstraints
import QuartzCore

/// The constraints by which a stack view places its views.
@MainActor struct StackArrangement {
    private typealias Attribute = NSLayoutConstraint.Attribute

    private let stack: UIStackView
    private let views: [UIView]
    private let isRow: Bool
    /// The stack view, or its margins.
    private let canvas: AnyObject

    /// What holds the stack together where nothing else says how large it is: under all that views wish.
    private static let fit = UILayoutPriority(51)
    private static let compact = UILayoutPriority(49)

    init(stack: UIStackView) {
        self.stack = stack
        views = stack.visible
        isRow = stack.axis == .horizontal
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    }

    private var begin: Attribute { isRow ? .leading : .top }
    private var end: Attribute { isRow ? .trailing : .bottom }
    private var length: Attribute { isRow ? .width : .height }
    private var center: Attribute { isRow ? .centerX : .centerY }
    private var crossBegin: Attribute { isRow ? .top : .leading }
    private var crossEnd: Attribute { isRow ? .bottom : .trailing }
    private var crossLength: Attribute { isRow ? .height : .width }
    private var crossCenter: Attribute { isRow ? .centerY : .centerX }

    func constraints() -> [NSLayoutConstraint] { alongAxis() + acrossAxis() + hidden() }

    private func make(
        _ name: String, _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
        _ other: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
            multiplier: multiplier, constant: constant)
        constraint.identifier = name
        constraint.priority = priority
        return constraint
    }

    // MARK: Along the axis

    private func alongAxis() -> [NSLayoutConstraint] {
        guard let first = views.first, let last = views.last else { return [] }
        var result = [
            make("UISV-canvas-connection", first, begin, .equal, canvas, begin),
            make("UISV-canvas-connection", canvas, end, .equal, last, end),
        ]
        switch stack.distribution {
        case .fill: result += spaces(.equal)
        case .fillEqually:
            result += spaces(.equal)
            result += views.dropFirst().map { make("UISV-fill-equally", $0, length, .equal, first, length) }
        case .fillProportionally: result += spaces(.equal) + proportions()
        case .equalSpacing: result += spaces(.greaterThanOrEqual) + equalSpaces()
        case .equalCentering: result += spaces(.greaterThanOrEqual) + equalCentres()
        }
        return result
    }

    private func spaces(_ relation: NSLayoutConstraint.Relation) -> [NSLayoutConstraint] {
        let usesBaselines = !isRow && stack.isBaselineRelativeArrangement
        let (from, to) = usesBaselines ? (Attribute.lastBaseline, .firstBaseline) : (end, begin)
        return zip(views, views.dropFirst()).flatMap { a, b in
            let space = stack.space(after: a)
            let bound = make("UISV-spacing", b, to, relation, a, from, constant: space)
            if relation == .equal { return [bound] }
            // Where the stack's length is open, the views lie no farther apart than they must.
            return [bound, make("UISV-spacing", b, to, .equal, a, from, constant: space, priority: Self.compact)]
        }
    }

    /// Lengths in the proportions of the natural ones; those without one take what is left.
    private func proportions() -> [NSLayoutConstraint] {
        func natural(_ view: UIView) -> CGFloat {
            let size = view.intrinsicContentSize
            return isRow ? size.width : size.height
        }
        let sized = views.filter { natural($0) > 0 && natural($0).isFinite }
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
        // Views that are too long for it keep their least spaces.
        equalDistances(from: center, to: center, UILayoutPriority(149))
    }

    private func equalDistances(
        from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute, _ priority: UILayoutPriority
    ) -> [NSLayoutConstraint] {
        let pairs = Array(zip(views, views.dropFirst()))
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
        guard let first = views.first else { return [] }
        if stack.alignment == .fill {
            return views.flatMap {
                [
                    make("UISV-alignment", $0, crossBegin, .equal, canvas, crossBegin),
                    make("UISV-alignment", canvas, crossEnd, .equal, $0, crossEnd),
                ]
            }
        }
        var result: [NSLayoutConstraint] = []
        for view in views {
            result.append(
                make(
                    "UISV-spanning-boundary", view, crossBegin,
                    stack.alignment == .leading ? .equal : .greaterThanOrEqual, canvas, crossBegin))
            result.append(
                make(
                    "UISV-spanning-boundary", canvas, crossEnd,
                    stack.alignment == .trailing ? .equal : .greaterThanOrEqual, view, crossEnd))
            switch stack.alignment {
            case .center: result.append(make("UISV-alignment", view, crossCenter, .equal, canvas, crossCenter))
            case .firstBaseline where isRow, .lastBaseline where isRow:
                let line = stack.alignment == .firstBaseline ? Attribute.firstBaseline : .lastBaseline
                if view !== first { result.append(make("UISV-alignment", view, line, .equal, first, line)) }
                result.append(
                    make("UISV-ambiguity", view, crossBegin, .equal, canvas, crossBegin, priority: Self.compact))
            case .firstBaseline, .lastBaseline:
                // A column has no baselines across; its views keep to the leading side.
                result.append(
                    make("UISV-ambiguity", view, crossBegin, .equal, canvas, crossBegin, priority: Self.compact))
            default: break
            }
        }
        result.append(make("UISV-spanning-fit", canvas, crossLength, .equal, nil, priority: Self.fit))
        return result
    }

    // MARK: Hidden views

    /// They have no length, and lie where they are in the order; the stack does not grow for them.
    private func hidden() -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        var before: UIView?
        for view in stack.arrangedSubviews {
            guard view.isHidden else {
                before = view
                continue
            }
            result.append(make("UISV-hiding", view, length, .equal, nil, priority: UILayoutPriority(999)))
            result.append(make("UISV-hiding", view, begin, .equal, before ?? canvas, before == nil ? begin : end))
            let isTrailing = stack.alignment == .trailing
            if stack.alignment == .center {
                result.append(make("UISV-hiding", view, crossCenter, .equal, canvas, crossCenter))
            } else {
                let side = isTrailing ? crossEnd : crossBegin
                result.append(make("UISV-hiding", view, side, .equal, canvas, side))
            }
            if stack.alignment == .fill {
                result.append(
                    make("UISV-hiding", view, crossLength, .equal, canvas, crossLength, priority: Self.fit))
            }
        }
        return result
    }
}
