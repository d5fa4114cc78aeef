extension Edge {
    /// One corner of a rectangle.
    public enum Corner: Int8, Hashable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// Some of the corners.
        public struct Set: OptionSet, Hashable, Sendable {
            public let rawValue: Int8

            public init(rawValue: Int8) { self.rawValue = rawValue }

            public init(_ corner: Corner) { rawValue = 1 << corner.rawValue }

            public static let topLeading = Set(.topLeading)
            public static let topTrailing = Set(.topTrailing)
            public static let bottomLeading = Set(.bottomLeading)
            public static let bottomTrailing = Set(.bottomTrailing)
            public static let top: Set = [.topLeading, .topTrailing]
            public static let bottom: Set = [.bottomLeading, .bottomTrailing]
            public static let leading: Set = [.topLeading, .bottomLeading]
            public static let trailing: Set = [.topTrailing, .bottomTrailing]
            public static let all: Set = [.top, .bottom]
            public static let none: Set = []

            public func contains(_ corner: Corner) -> Bool { contains(Set(corner)) }
        }
    }
}
