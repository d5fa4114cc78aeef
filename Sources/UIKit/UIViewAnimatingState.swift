/// Where an animator stands.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not begun, or finished.
    case inactive
    /// Running, or paused.
    case active
    /// Stopped where it was; it waits to be finished.
    case stopped
}
