/// From which side a paragraph is written.
public enum NSWritingDirection: Int, Sendable {
    /// As its first letter with a direction has it.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}
