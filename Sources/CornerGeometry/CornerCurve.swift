/// The curve that joins two edges at a corner.
public enum CornerCurve: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// Apple's smooth corner: three cubics that begin 1.528665 radii before the corner.
    case continuous
}
