import CoreGraphics
import UIKit

/// A shadow as design tools and style sheets describe it.
///
/// ![Four cards: a soft drop shadow, one with spread, a hard one, and an inner shadow.](design-shadow)
///
/// ```swift
/// let shadow = try DesignShadow(css: "0 4px 12px -2px rgb(0 0 0 / 25%)")
/// shadow.apply(to: view.layer, outline: CornerPath(in: view.bounds, corners: 20, style: .circular))
/// ```
///
/// What they call blur is twice the standard deviation, which is the `shadowRadius` of a layer. Spread lets the shape that
/// casts the shadow grow, and is part of the `shadowPath`.
public struct DesignShadow: Equatable, Sendable {
    /// In points, y downwards.
    public var offset: CGSize
    /// In points; twice the standard deviation of the blur.
    public var blur: CGFloat
    /// How much the shape grows on all sides before it casts its shadow (of an inner shadow, how much the hole
    /// shrinks), in points; negative the other way.
    public var spread: CGFloat
    /// With its alpha.
    public var color: UIColor
    /// Whether the shadow falls into the shape, cast by what lies around it.
    public var isInset: Bool

    /// With the numbers as Figma shows them.
    public init(
        x: CGFloat = 0, y: CGFloat = 4, blur: CGFloat = 4, spread: CGFloat = 0,
        color: UIColor = UIColor(white: 0, alpha: 0.25), isInset: Bool = false
    ) {
        offset = CGSize(width: x, height: y)
        self.blur = blur
        self.spread = spread
        self.color = color
        self.isInset = isInset
    }

    /// The `shadowRadius` of a layer: half of the blur.
    public var radius: CGFloat { blur > 0 && blur.isFinite ? blur / 2 : 0 }

    /// The shape that casts the shadow of an outline: grown by the spread, its corners too. Of an inner shadow, the hole.
    ///
    /// A rounded corner grows with its shape; one with a radius smaller than the spread grows by less, and a square one
    /// stays square, as in CSS.
    public func caster(of outline: CornerPath) -> CornerPath {
        let growth = isInset ? -validSpread : validSpread
        guard growth > 0 else { return outline.inset(by: -growth) }
        func grown(_ radius: CGFloat) -> CGFloat {
            guard radius < growth else { return radius + growth }
            let rest = radius / growth - 1
            return radius + growth * (1 + rest * rest * rest)
        }
        let corners = outline.corners
        return CornerPath(
            in: outline.rect.insetBy(dx: -growth, dy: -growth),
            corners: CardCorners(
                topLeft: grown(corners.topLeft), topRight: grown(corners.topRight),
                bottomLeft: grown(corners.bottomLeft), bottomRight: grown(corners.bottomRight)),
            style: outline.style)
    }

    var validSpread: CGFloat { spread.isFinite ? spread : 0 }

    var validOffset: CGSize {
        CGSize(
            width: offset.width.isFinite ? offset.width : 0, height: offset.height.isFinite ? offset.height : 0)
    }
}
