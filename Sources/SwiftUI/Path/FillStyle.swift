/// How a path is filled.
public struct FillStyle: Equatable, Sendable {
    /// By the even-odd rule, else by winding.
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
