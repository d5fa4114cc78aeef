/// Some of a rectangle's four corners.
public struct CornerSet: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public init(_ corner: Corner) { rawValue = 1 << UInt8(corner.rawValue) }

    public static let topLeft = CornerSet(.topLeft)
    public static let topRight = CornerSet(.topRight)
    public static let bottomRight = CornerSet(.bottomRight)
    public static let bottomLeft = CornerSet(.bottomLeft)

    public static let top: CornerSet = [.topLeft, .topRight]
    public static let bottom: CornerSet = [.bottomLeft, .bottomRight]
    public static let left: CornerSet = [.topLeft, .bottomLeft]
    public static let right: CornerSet = [.topRight, .bottomRight]
    public static let all: CornerSet = [.top, .bottom]

    public func contains(_ corner: Corner) -> Bool { contains(CornerSet(corner)) }
}
