import QuartzCore

/// How far something is moved, in points.
public struct UIOffset: Hashable, Codable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat

    public static let zero = UIOffset(horizontal: 0, vertical: 0)

    public init() {
        self = .zero
    }

    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
