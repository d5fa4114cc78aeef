import ConstraintSolver

/// A constraint in an engine.
@MainActor final class ConstraintEntry {
    let constraint: NSLayoutConstraint
    /// Nil where it could not be put into the system.
    var handle: ConstraintHandle?
    var expression = LinearExpression()
    var priority = UILayoutPriority.required
    var isChanged = true

    init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }
}
