/// How much a constraint counts. One of a higher priority is worth any number of lower ones: the system first makes the
/// sum of the misses of the highest priority as small as it can be, then among all solutions that have this least sum
/// that of the next priority, and so on down.
package enum Strength: Hashable, Sendable {
    /// Holds, or the system says that it cannot.
    case required
    /// May be missed, by as little as the higher ones let it.
    case preferred(Double)
}
