/// The horizontal or the vertical direction.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    case horizontal, vertical

    /// Some of the axes.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

        public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
        public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)
    }
}

extension Axis: CustomStringConvertible {
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
