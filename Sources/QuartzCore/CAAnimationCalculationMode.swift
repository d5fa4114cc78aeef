/// How a keyframe animation goes from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value stays until the next one comes.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Straight, at one speed over the whole way; the times of the frames play no part.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Along a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Along that curve at one speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
