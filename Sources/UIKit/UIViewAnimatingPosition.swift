/// A place on the way of an animator.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}
