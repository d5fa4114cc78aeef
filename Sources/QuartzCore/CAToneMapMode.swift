/// How colours brighter than white are brought onto the screen. A hint; nothing is brighter than white here.
public struct CAToneMapMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let automatic = CAToneMapMode(rawValue: "automatic")
    public static let never = CAToneMapMode(rawValue: "never")
    public static let ifSupported = CAToneMapMode(rawValue: "ifSupported")
}
