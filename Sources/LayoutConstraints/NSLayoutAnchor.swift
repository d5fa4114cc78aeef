import CoreGraphics

/// A part of an item, of which constraints are made.
@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    final let operand: LayoutOperand

    package init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        operand = LayoutOperand(item: item, attribute: attribute)
        super.init()
    }

    /// The distance from one to another.
    init(from origin: LayoutOperand, to end: LayoutOperand) {
        operand = LayoutOperand(
            item: end.item, attribute: end.attribute, origin: origin.item, originAttribute: origin.attribute)
        super.init()
    }

    final func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: LayoutOperand?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, relation, other, multiplier: multiplier, constant: constant)
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.equal, anchor.operand)
    }

    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor.operand)
    }

    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor.operand)
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor.operand, constant: c)
    }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor.operand, constant: c)
    }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor.operand, constant: c)
    }

    /// The item and its part, on the main actor, where alone anchors may be used.
    open nonisolated override var description: String {
        MainActor.assumeIsolated { "<\(type(of: self)) \(operand.words)>" }
    }
}
