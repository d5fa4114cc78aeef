public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new content appears in the place of the old.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides off the new.
    public static let reveal = CATransitionType(rawValue: "reveal")
    /// Half a turn, as views' transitions have it.
    package static let flip = CATransitionType(rawValue: "cornerstone.flip")
}
