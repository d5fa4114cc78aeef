import CoreGraphics
import UIKit

/// A card's shadow.
///
/// ![A card with a soft shadow below it.](card-shadow)
public struct CardShadow: Equatable, Sendable {
    /// What casts a shadow.
    public enum Caster: Hashable, Sendable {
        /// The card's whole outline, whatever is drawn of it: it costs nothing to find, and always follows the bounds.
        case outline

        /// What is drawn: the fill, the stroked part of the border, the subviews.
        ///
        /// ![A card without a fill whose border, three quarters drawn, casts a shadow.](shadow-of-content)
        case content
    }

    /// A dynamic colour follows the card's traits.
    public var color: UIColor
    /// 0 ... 1, on top of the colour's own alpha.
    public var opacity: Float
    /// The standard deviation of the blur, in points: half of what design tools call blur.
    public var radius: CGFloat
    /// In points, y downwards.
    public var offset: CGSize
    public var caster: Caster
    /// How much the outline grows on all sides before it casts its shadow, in points; negative, it shrinks. The shadow of
    /// what is drawn has none.
    public var spread: CGFloat

    public init(
        color: UIColor = .black, opacity: Float = 0.2, radius: CGFloat = 8,
        offset: CGSize = CGSize(width: 0, height: 4), caster: Caster = .outline,
        spread: CGFloat = 0
    ) {
        self.color = color
        self.opacity = opacity
        self.radius = radius
        self.offset = offset
        self.caster = caster
        self.spread = spread
    }

    /// A drop shadow of a design tool; an inner one is none (see ``DesignShadow/innerLayer(for:)``).
    public init(_ design: DesignShadow) {
        self.init(
            color: design.color, opacity: design.isInset ? 0 : 1, radius: design.radius, offset: design.offset,
            spread: design.spread)
    }

    /// No shadow.
    public static let none = CardShadow(opacity: 0)

    /// Finite, not negative, and an opacity within 0 ... 1; what is not a number counts as 0.
    var valid: CardShadow {
        var valid = self
        valid.opacity = opacity > 0 ? min(opacity, 1) : 0
        valid.radius = radius > 0 && radius.isFinite ? radius : 0
        if !offset.width.isFinite { valid.offset.width = 0 }
        if !offset.height.isFinite { valid.offset.height = 0 }
        return valid
    }
}
