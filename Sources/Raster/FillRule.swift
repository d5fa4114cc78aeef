/// Which points a path encloses, by its winding number there.
public enum FillRule: Hashable, Sendable {
    case nonZero
    case evenOdd
}
