import Foundation

/// The radii of a rectangle's four corners, in the unit of the rectangle that they belong to.
///
/// Corners are named as seen with y growing downwards: `topLeft` is at (minX, minY).
/// Every radius is finite and not negative: NaN, infinite and negative values become 0 when the value is made.
public struct CornerRadii: Hashable, Sendable {
    public let topLeft: CGFloat
    public let topRight: CGFloat
    public let bottomRight: CGFloat
    public let bottomLeft: CGFloat

    public static let zero = CornerRadii(0)

    public init(topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomRight: CGFloat = 0, bottomLeft: CGFloat = 0) {
        self.topLeft = Self.valid(topLeft)
        self.topRight = Self.valid(topRight)
        self.bottomRight = Self.valid(bottomRight)
        self.bottomLeft = Self.valid(bottomLeft)
    }

    /// The same radius at every corner.
    public init(_ radius: CGFloat) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    public var isZero: Bool { topLeft == 0 && topRight == 0 && bottomRight == 0 && bottomLeft == 0 }

    public var isUniform: Bool { topLeft == topRight && topLeft == bottomRight && topLeft == bottomLeft }

    public var largest: CGFloat { max(max(topLeft, topRight), max(bottomRight, bottomLeft)) }

    /// Each radius passed through `transform`; the results are made valid again.
    public func map(_ transform: (CGFloat) -> CGFloat) -> CornerRadii {
        CornerRadii(
            topLeft: transform(topLeft), topRight: transform(topRight),
            bottomRight: transform(bottomRight), bottomLeft: transform(bottomLeft))
    }

    private static func valid(_ radius: CGFloat) -> CGFloat {
        radius > 0 && radius.isFinite ? radius : 0
    }
}
