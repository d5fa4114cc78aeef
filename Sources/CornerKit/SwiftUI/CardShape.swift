import SwiftUI

/// A card's outline: a radius of its own at each corner, as ``CardView`` has it.
public struct CardShape: InsettableShape {
    public var corners: CardCorners
    public var style: CornerStyle
    private var inset: CGFloat = 0

    public init(corners: CardCorners, style: CornerStyle = .quadratic) {
        self.corners = corners
        self.style = style
    }

    public func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: inset, dy: inset)
        guard inner.width > 0, inner.height > 0 else { return Path() }
        func radius(_ radius: CGFloat) -> CGFloat { max(0, radius - inset) }
        let corners = CardCorners(
            topLeft: radius(corners.topLeft), topRight: radius(corners.topRight),
            bottomLeft: radius(corners.bottomLeft), bottomRight: radius(corners.bottomRight))
        return Path(CornerPath(in: inner, corners: corners, style: style).cgPath)
    }

    public func inset(by amount: CGFloat) -> CardShape {
        var shape = self
        shape.inset += amount
        return shape
    }
}

extension View {
    /// A card behind the view: ``CardView``'s twin for SwiftUI.
    ///
    /// ```swift
    /// Text("Hello").padding().card(corners: CardCorners(topLeft: 30, bottomRight: 30), border: (.green, 2))
    /// ```
    ///
    /// - Parameters:
    ///   - corners: A radius for each corner, in points.
    ///   - fill: What the card is filled with.
    ///   - border: A line in the middle of the outline, and its width in points; nil: none.
    ///   - shadow: Cast by the card, on all that lies behind it; its spread plays no part.
    public func card<Fill: ShapeStyle>(
        corners: CardCorners, style: CornerStyle = .quadratic, fill: Fill,
        border: (color: Color, width: CGFloat)? = nil, shadow: CardShadow = .none
    ) -> some View {
        let shape = CardShape(corners: corners, style: style)
        return background(
            ZStack {
                shape.fill(fill)
                if let border { shape.stroke(border.color, lineWidth: border.width) }
            }
            .shadow(
                color: Color(shadow.color).opacity(Double(shadow.opacity)), radius: shadow.radius,
                x: shadow.offset.width, y: shadow.offset.height))
    }
}
