/// Required constraints that cannot all hold.
package struct ConstraintConflict: Sendable {
    /// Those that exclude one another, in the order in which they were added.
    package let constraints: [ConstraintHandle]
    /// The one that is only preferred from now on, though above all others that are.
    package let broken: ConstraintHandle
}
