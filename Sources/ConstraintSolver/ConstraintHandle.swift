/// A constraint that is in a system.
package struct ConstraintHandle: Hashable, Sendable {
    /// Grows with each constraint that is added.
    let serial: Int
}
