import ConstraintSolver
import CoreGraphics

extension LayoutEngine {
    /// first - multiplier · second - constant, in the space of the view that holds the constraint. Nil where an item is
    /// gone.
    ///
    /// Where reading runs from right to left, a constraint about leading or trailing parts is seen in a mirror: locations
    /// are measured leftwards from the right side of the view that holds it.
    func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
        guard let holder = constraint.holder else { return nil }
        let operands = [constraint.first] + (constraint.second.map { [$0] } ?? [])
        let isMirrored =
            holder.isRightToLeft
            && operands.contains { $0.attribute.isDirectional || $0.originAttribute.isDirectional }
        guard var result = value(of: constraint.first, in: holder, isMirrored) else { return nil }
        if let second = constraint.second {
            guard let other = value(of: second, in: holder, isMirrored) else { return nil }
            result.add(other, times: -Double(constraint.multiplier))
        }
        result.constant -= Double(constraint.constant)
        return result
    }

    private func value(
        of operand: LayoutOperand, in holder: any LayoutItem, _ isMirrored: Bool
    ) -> LinearExpression? {
        guard let item = operand.item else { return nil }
        guard var end = part(operand.attribute, of: item, in: holder, isMirrored) else { return nil }
        guard operand.isDistance else { return end }
        guard let origin = operand.origin,
            let start = part(operand.originAttribute, of: origin, in: holder, isMirrored)
        else { return nil }
        end.add(start, times: -1)
        return end
    }

    private func part(
        _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in holder: any LayoutItem,
        _ isMirrored: Bool
    ) -> LinearExpression? {
        guard let axis = attribute.axis else { return nil }
        if attribute.isLength { return side(axis, of: item) }
        var place = location(attribute, axis, of: item, in: holder, isMirrored)
        if isMirrored, axis == .horizontal {
            var mirrored = frameSide(axis, of: holder)
            mirrored.add(place, times: -1)
            place = mirrored
        }
        return place
    }

    private func location(
        _ attribute: NSLayoutConstraint.Attribute, _ axis: NSLayoutConstraint.Axis, of item: any LayoutItem,
        in holder: any LayoutItem, _ isMirrored: Bool
    ) -> LinearExpression {
        func low(_ item: any LayoutItem) -> LinearExpression { start(axis, of: item, in: holder) }
        func along(_ factor: Double, inset low: Double = 0, _ high: Double = 0) -> LinearExpression {
            var result = start(axis, of: item, in: holder)
            result.add(side(axis, of: item), times: factor)
            result.constant += low - (low + high) * factor
            return result
        }
        // Margins are counted from the frame, not from the alignment rectangle.
        var (marginLow, marginHigh) = (0.0, 0.0)
        switch attribute {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            let (margins, alignment) = (item.marginInsets, item.alignmentInsets)
            marginLow = margins.low(axis) - alignment.low(axis)
            marginHigh = margins.high(axis) - alignment.high(axis)
        default: break
        }
        switch attribute {
        case .left, .top, .leftMargin, .topMargin: return along(0, inset: marginLow, marginHigh)
        case .right, .bottom, .rightMargin, .bottomMargin: return along(1, inset: marginLow, marginHigh)
        case .leading, .leadingMargin: return along(isMirrored ? 1 : 0, inset: marginLow, marginHigh)
        case .trailing, .trailingMargin: return along(isMirrored ? 0 : 1, inset: marginLow, marginHigh)
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
            return along(0.5, inset: marginLow, marginHigh)
        case .firstBaseline:
            let line = item.baselineItem(isFirst: true)
            var result = low(line)
            result.constant += Double(line.baselineOffset(isFirst: true))
            return result
        case .lastBaseline:
            let line = item.baselineItem(isFirst: false)
            var result = low(line)
            result.add(side(axis, of: line))
            result.constant -= Double(line.baselineOffset(isFirst: false))
            return result
        case .width, .height, .notAnAttribute: return LinearExpression()
        }
    }

    /// The length of an item's alignment rectangle.
    private func side(_ axis: NSLayoutConstraint.Axis, of item: any LayoutItem) -> LinearExpression {
        if let insets = item.insetsInContainer, let container = item.layoutContainer {
            var result = frameSide(axis, of: container)
            result.constant -= insets.low(axis) + insets.high(axis)
            return result
        }
        return LinearExpression(record(of: item).length(axis))
    }

    /// The length of a view's frame.
    private func frameSide(_ axis: NSLayoutConstraint.Axis, of item: any LayoutItem) -> LinearExpression {
        var result = side(axis, of: item)
        let insets = item.alignmentInsets
        result.constant += insets.low(axis) + insets.high(axis)
        return result
    }

    /// Where an item's alignment rectangle begins, from the corner of the holder's frame.
    private func start(
        _ axis: NSLayoutConstraint.Axis, of item: any LayoutItem, in holder: any LayoutItem
    ) -> LinearExpression {
        if item === holder { return LinearExpression(item.alignmentInsets.low(axis)) }
        guard let container = item.layoutContainer else { return LinearExpression() }
        var result = LinearExpression()
        if let insets = item.insetsInContainer {
            result.constant = insets.low(axis)
        } else {
            result = LinearExpression(record(of: item).start(axis))
        }
        guard container !== holder else { return result }
        result.add(start(axis, of: container, in: holder))
        result.constant -= container.alignmentInsets.low(axis)
        return result
    }
}

extension LinearExpression {
    func hasSameTerms(as other: LinearExpression) -> Bool {
        terms.count == other.terms.count
            && zip(terms, other.terms).allSatisfy {
                $0.variable == $1.variable && $0.coefficient == $1.coefficient
            }
    }
}
