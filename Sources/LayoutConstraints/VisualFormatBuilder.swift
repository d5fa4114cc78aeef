import CoreGraphics

/// Makes the constraints of a visual format.
@MainActor struct VisualFormatBuilder {
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let views: [String: Any]

    private typealias Attribute = NSLayoutConstraint.Attribute

    func constraints() throws -> [NSLayoutConstraint] {
        let items = try format.views.map { try item($0.name, $0.place) }
        var result: [NSLayoutConstraint] = []
        if let space = format.leading {
            try result += edge(space, of: items[0], isLeading: true)
        }
        for (index, view) in format.views.enumerated() {
            if index > 0 { result += between(items[index - 1], items[index], format.spaces[index - 1]) }
            for length in view.lengths { result.append(try self.length(length, of: items[index])) }
        }
        if let space = format.trailing {
            try result += edge(space, of: items[items.count - 1], isLeading: false)
        }
        return result + (try alignments(items))
    }

    private func item(_ name: String, _ place: Int) throws -> any LayoutItem {
        guard let item = views[name] as? any LayoutItem else {
            throw VisualFormatError(reason: "\(name) is no view or guide", place: place)
        }
        return item
    }

    private var direction: NSLayoutConstraint.FormatOptions { options.intersection(.directionMask) }

    /// The sides where a view begins and ends in the format's direction, and whether distances count backwards.
    private var sides: (begin: Attribute, end: Attribute, isBackwards: Bool) {
        if format.axis == .vertical { return (.top, .bottom, false) }
        if direction == .directionLeftToRight { return (.left, .right, false) }
        if direction == .directionRightToLeft { return (.right, .left, true) }
        return (.leading, .trailing, false)
    }

    private func margin(_ attribute: Attribute) -> Attribute {
        switch attribute {
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        default: .trailingMargin
        }
    }

    /// second = first + a distance, in the format's direction.
    private func distance(
        _ second: (any LayoutItem, Attribute), _ first: (any LayoutItem, Attribute),
        _ predicate: VisualFormat.Predicate
    ) -> NSLayoutConstraint {
        var relation = predicate.relation
        var constant = predicate.constant ?? 0
        if sides.isBackwards {
            constant = -constant
            relation =
                relation == .equal ? .equal : relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
        }
        let constraint = NSLayoutConstraint(
            LayoutOperand(item: second.0, attribute: second.1), relation,
            LayoutOperand(item: first.0, attribute: first.1), constant: constant)
        constraint.priority = predicate.priority
        return constraint
    }

    private func between(
        _ a: any LayoutItem, _ b: any LayoutItem, _ space: VisualFormat.Space
    ) -> [NSLayoutConstraint] {
        let usesBaselines = format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
        let (begin, end) = usesBaselines ? (Attribute.firstBaseline, .lastBaseline) : (sides.begin, sides.end)
        return predicates(space).map { distance((b, begin), (a, end), $0) }
    }

    private func predicates(_ space: VisualFormat.Space) -> [VisualFormat.Predicate] {
        switch space {
        case .none: [VisualFormat.Predicate(constant: 0)]
        case .standard: [VisualFormat.Predicate(constant: systemSpacing)]
        case .given(let predicates): predicates
        }
    }

    private func edge(
        _ space: VisualFormat.Space, of item: any LayoutItem, isLeading: Bool
    ) throws -> [NSLayoutConstraint] {
        guard let outer = item.layoutContainer else {
            throw VisualFormatError(reason: "the view at the edge has no superview", place: 0)
        }
        let side = isLeading ? sides.begin : sides.end
        var (outerSide, predicates) = (side, predicates(space))
        if case .standard = space {
            outerSide = margin(side)
            predicates = [VisualFormat.Predicate(constant: 0)]
        }
        return predicates.map {
            isLeading
                ? distance((item, side), (outer, outerSide), $0) : distance((outer, outerSide), (item, side), $0)
        }
    }

    private func length(_ predicate: VisualFormat.Predicate, of item: any LayoutItem) throws -> NSLayoutConstraint {
        let attribute = format.axis == .horizontal ? Attribute.width : .height
        let other = try predicate.view.map {
            LayoutOperand(item: try self.item($0, predicate.place), attribute: attribute)
        }
        let constraint = NSLayoutConstraint(
            LayoutOperand(item: item, attribute: attribute), predicate.relation, other,
            multiplier: predicate.multiplier, constant: other == nil ? predicate.constant ?? 0 : predicate.offset)
        constraint.priority = predicate.priority
        return constraint
    }

    private func alignments(_ items: [any LayoutItem]) throws -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        for raw in 1...12 where options.rawValue & (1 << UInt(raw)) != 0 {
            guard let attribute = Attribute(rawValue: raw), let axis = attribute.axis, !attribute.isLength else {
                continue
            }
            guard axis != format.axis else {
                throw VisualFormatError(
                    reason: "views in a row along an axis cannot be aligned by \(attribute.name) on the same",
                    place: 0)
            }
            for (a, b) in zip(items, items.dropFirst()) {
                result.append(
                    NSLayoutConstraint(
                        LayoutOperand(item: a, attribute: attribute), .equal,
                        LayoutOperand(item: b, attribute: attribute), constant: 0))
            }
        }
        return result
    }
}
