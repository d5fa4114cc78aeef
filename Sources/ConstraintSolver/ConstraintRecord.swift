/// What a system keeps of a constraint.
struct ConstraintRecord {
    var expression: LinearExpression
    let relation: Relation
    var strength: Strength
    /// Of constraints in conflict, one of the highest order gives way.
    let order: Int
    /// The symbol by which the constraint is found in the tableau, and its coefficient in the constraint's equation.
    var marker = 0
    var markerCoefficient = 1.0
    /// What is to be made small: the miss upwards and downwards, or the one of an inequality.
    var misses: [Int] = []
}
