import QuartzCore

extension UIWindow {
    /// Which of several windows lies above the others; each is drawn by itself here.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
    }
}
