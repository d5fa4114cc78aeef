/// How a pattern's cells are fitted to pixels. All are drawn alike here: each cell where it lies, undistorted.
public enum CGPatternTiling: Int32, Sendable {
    case noDistortion = 0
    case constantSpacingMinimalDistortion = 1
    case constantSpacing = 2
}
