/// What an animation shows before its beginning and after its end, as long as it is not removed.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its last value after its end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its first value before its beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing, outside of its time.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
