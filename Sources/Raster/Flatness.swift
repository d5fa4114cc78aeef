/// When a curve is straight enough to be drawn as chords.
public enum Flatness: Hashable, Sendable {
    /// So fine that coverage is within a byte of the true curve's.
    case exact
    /// Quartz's rule: a cubic is halved at its middle until 6 max(|p0 - 2 p1 + p2|, |p1 - 2 p2 + p3|), by the larger
    /// axis, is at most this many pixels.
    case quartz(tolerance: Double)
}
