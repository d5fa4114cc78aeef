/// What counts as nothing.
enum Tolerance {
    /// Of a value, in the unit of the variables.
    static let value = 1e-7
    /// Of what a symbol costs.
    static let cost = 1e-9
    /// Of the coefficient that a pivot divides by.
    static let pivot = 1e-8
}
