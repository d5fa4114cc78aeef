import CoreGraphics
internal import Raster

/// A linear relation between parts of two items, or of one: first = multiplier · second + constant.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
    final var first = LayoutOperand(item: nil, attribute: .notAnAttribute)
    final var second: LayoutOperand?
    final var storedRelation = Relation.equal
    final var storedMultiplier: CGFloat = 1
    /// The view that holds the constraint while it is active.
    final weak var holder: (any LayoutItem)?
    /// Of constraints in conflict, the one that was activated last gives way.
    final var activation = 0

    public override init() {
        super.init()
    }

    /// Attributes that do not go together, which is an exception on Apple's systems, make a constraint that is not
    /// activated, and said so.
    public convenience init(
        item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
        relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
        attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        first = LayoutOperand(item: view1 as? any LayoutItem, attribute: attr1)
        if let view2 = view2 as? any LayoutItem { second = LayoutOperand(item: view2, attribute: attr2) }
        storedRelation = relation
        storedMultiplier = multiplier
        constant = c
    }

    convenience init(
        _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat = 1,
        constant: CGFloat
    ) {
        self.init()
        self.first = first
        self.second = second
        storedRelation = relation
        storedMultiplier = multiplier
        self.constant = constant
    }

    /// Required unless set. Setting it on an active constraint, also from required or to it, takes effect.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { LayoutEngine.changed(self) } }
    }

    /// In points. The one value that is cheap to change while the constraint is active.
    open var constant: CGFloat = 0 {
        didSet { if constant != oldValue { LayoutEngine.changed(self) } }
    }

    open var identifier: String?
    /// Kept; there are no archives here.
    open var shouldBeArchived = false

    open var firstItem: AnyObject? { first.isDistance ? nil : first.item }
    open var firstAttribute: Attribute { first.attribute }
    open var secondItem: AnyObject? { second?.item }
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
    open var relation: Relation { storedRelation }
    open var multiplier: CGFloat { storedMultiplier }

    /// Whether the constraint acts. Setting it adds the constraint to the nearest view that contains all its items, or
    /// takes it away.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { activate(on: nil) } else { deactivate() } }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The relation, on the main actor, where alone constraints may be used.
    open nonisolated override var description: String { MainActor.assumeIsolated { words } }

    /// The relation as it would be written.
    final var words: String {
        let relation =
            switch storedRelation {
            case .equal: "=="
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            }
        func number(_ value: CGFloat) -> String {
            value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(Double(value))"
        }
        var text = "<\(type(of: self))"
        if let identifier { text += " '\(identifier)'" }
        text += " \(first.words) \(relation) "
        if let second {
            if storedMultiplier != 1 { text += "\(number(storedMultiplier)) * " }
            text += second.words
            if constant != 0 { text += constant < 0 ? " - \(number(-constant))" : " + \(number(constant))" }
        } else {
            text += number(constant)
        }
        if priority != .required { text += " @\(number(CGFloat(priority.rawValue)))" }
        return text + (isActive ? " (active)>" : " (inactive)>")
    }
}
