import CoreGraphics

extension NSLayoutConstraint {
    /// Where one thing ends and the next begins.
    package typealias Gap = (
        from: any LayoutItem, fromAttribute: Attribute, to: any LayoutItem, toAttribute: Attribute
    )

    /// That two gaps are as wide.
    package static func equalDistances(_ first: Gap, _ second: Gap) -> NSLayoutConstraint {
        func operand(_ gap: Gap) -> LayoutOperand {
            LayoutOperand(
                item: gap.to, attribute: gap.toAttribute, origin: gap.from, originAttribute: gap.fromAttribute)
        }
        return NSLayoutConstraint(operand(first), .equal, operand(second), constant: 0)
    }

    /// Whether the item is one of those that the constraint is about.
    package final func isAbout(_ item: any LayoutItem) -> Bool { items.contains { $0 === item } }

    /// Whether the constraint says the same but for its constant.
    package final func isLike(_ other: NSLayoutConstraint) -> Bool {
        storedRelation == other.storedRelation && storedMultiplier == other.storedMultiplier
            && priority == other.priority && first.isSame(as: other.first)
            && (second.map { own in other.second.map { own.isSame(as: $0) } ?? false } ?? (other.second == nil))
    }
}

extension LayoutOperand {
    func isSame(as other: LayoutOperand) -> Bool {
        item === other.item && origin === other.origin && attribute == other.attribute
            && originAttribute == other.originAttribute
    }
}
