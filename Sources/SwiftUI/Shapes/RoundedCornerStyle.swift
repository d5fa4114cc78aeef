/// The curve of a rounded rectangle's corners.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Quarters of circles (of ellipses, where the corners are as wide as they are not high).
    case circular
    /// Apple's smooth corners.
    case continuous
}
