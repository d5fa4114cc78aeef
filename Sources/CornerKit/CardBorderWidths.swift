import CoreGraphics

/// How wide a border is at each side, in points. It lies inside the outline, as that of a style sheet does.
///
/// The border's inner corners keep of the radius what it leaves: at the top left `max(0, r − left)` along the top edge
/// and `max(0, r − top)` along the left one, so that they are oval where the two differ.
///
/// ```swift
/// card.edgeWidths = CardBorderWidths(top: 1, left: 12, bottom: 1, right: 1)
/// ```
public struct CardBorderWidths: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// As wide at every side.
    public static func all(_ width: CGFloat) -> CardBorderWidths {
        CardBorderWidths(top: width, left: width, bottom: width, right: width)
    }

    /// What is negative or not finite is no border.
    var valid: CardBorderWidths {
        func valid(_ width: CGFloat) -> CGFloat { width > 0 && width.isFinite ? width : 0 }
        return CardBorderWidths(top: valid(top), left: valid(left), bottom: valid(bottom), right: valid(right))
    }

    var isZero: Bool { self == CardBorderWidths() }
}
