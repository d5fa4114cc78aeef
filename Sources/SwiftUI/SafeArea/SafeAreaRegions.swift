/// What makes margins that views keep clear of.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let all = SafeAreaRegions(rawValue: .max)
    /// Bars, and the corners of the screen.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// There is no keyboard here.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
}
