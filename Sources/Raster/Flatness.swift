/// When a curve is straight enough to be drawn as chords.
public enum Flatness: Hashable, Sendable {
    /// So fine that coverage is within a byte of the true curve's.
    case exact
    /// Quartz's rule: a cubic is halved at its middle until 6 max(|p0 - 2 p1 + p2|, |p1 - 2 p2 + p3|), by the larger
    /// axis, is at most this many pixels.
    case quartz(tolerance: Double)

    /// Quartz's rule for a flatness in pixels (measured: the tolerance is 1.6 times that).
    public static func quartz(flatness: Double) -> Flatness { .quartz(tolerance: 1.6 * flatness) }

    /// Quartz's rule at the flatness of a new context, a quarter of a pixel.
    public static let quartz = Flatness.quartz(flatness: 0.25)
}
