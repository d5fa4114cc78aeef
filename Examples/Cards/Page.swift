import CornerKit
import UIKit

/// A page in the ground's colour.
@MainActor
func page(_ width: CGFloat, _ height: CGFloat, style: UIUserInterfaceStyle = .unspecified) -> UIView {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    page.overrideUserInterfaceStyle = style
    page.backgroundColor = Palette.page
    return page
}

extension UIView {
    /// Adds a card with continuous corners at a place of this view.
    @discardableResult
    func addCard(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor? = Palette.card,
        corners: CardCorners = 22, _ configure: (CardView) -> Void = { _ in }
    ) -> CardView {
        let card = CardView(frame: CGRect(x: x, y: y, width: width, height: height))
        card.fillColor = color
        card.corners = corners
        card.cornerStyle = .continuous
        configure(card)
        addSubview(card)
        return card
    }
}

extension CardShadow {
    /// A shadow that lifts a card off its page.
    static func lifted(_ height: CGFloat) -> CardShadow {
        CardShadow(
            color: Palette.shade, opacity: 0.22, radius: height, offset: CGSize(width: 0, height: height * 0.6))
    }
}
