import CoreGraphics

/// A radius of its own for each corner of a card, in points.
///
/// ![A card whose corners have the radii 30, 10, 10 and 150.](own-corners)
///
/// Corners are named as they are seen with y growing downwards, as in UIKit. A number stands for four equal corners:
///
/// ```swift
/// card.corners = 20
/// card.corners = .top(20)
/// card.corners = CardCorners(topLeft: 30, topRight: 10, bottomLeft: 10, bottomRight: 150)
/// ```
///
/// Values are kept as they are given. What is negative or not finite counts as 0, and what is too large for its edge is
/// limited, where a path is made of them: see ``limited(to:)``.
public struct CardCorners: Hashable, Sendable {
    public var topLeft: CGFloat
    public var topRight: CGFloat
    public var bottomLeft: CGFloat
    public var bottomRight: CGFloat

    /// Corners that are not named are square.
    public init(
        topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomLeft: CGFloat = 0, bottomRight: CGFloat = 0
    ) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
    }

    /// Four square corners.
    public static let zero = CardCorners()

    /// The same radius at every corner.
    public static func all(_ radius: CGFloat) -> CardCorners {
        CardCorners(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
    }

    /// The two upper corners; the others are square.
    ///
    /// ![Four cards, rounded at the top, at the bottom, on the left and on the right.](named-corners)
    public static func top(_ radius: CGFloat) -> CardCorners {
        CardCorners(topLeft: radius, topRight: radius)
    }

    /// The two lower corners; the others are square.
    public static func bottom(_ radius: CGFloat) -> CardCorners {
        CardCorners(bottomLeft: radius, bottomRight: radius)
    }

    /// The two corners on the left; the others are square.
    public static func left(_ radius: CGFloat) -> CardCorners {
        CardCorners(topLeft: radius, bottomLeft: radius)
    }

    /// The two corners on the right; the others are square.
    public static func right(_ radius: CGFloat) -> CardCorners {
        CardCorners(topRight: radius, bottomRight: radius)
    }
}

extension CardCorners: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) {
        self = .all(CGFloat(value))
    }
}

extension CardCorners: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Double) {
        self = .all(CGFloat(value))
    }
}
