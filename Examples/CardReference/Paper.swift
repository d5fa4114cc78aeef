import CornerKit
import UIKit

/// The colours of these pictures.
enum Paint {
    static let paper = UIColor(red: 0.95, green: 0.96, blue: 0.98, alpha: 1)
    static let ink = UIColor(red: 0.13, green: 0.15, blue: 0.25, alpha: 1)
    static let coral = UIColor(red: 1, green: 0.44, blue: 0.38, alpha: 1)
    static let amber = UIColor(red: 1, green: 0.72, blue: 0.27, alpha: 1)
    static let teal = UIColor(red: 0.12, green: 0.66, blue: 0.62, alpha: 1)
    static let indigo = UIColor(red: 0.35, green: 0.36, blue: 0.86, alpha: 1)
    static let ghost = UIColor(red: 0.84, green: 0.86, blue: 0.91, alpha: 1)
}

/// A page with the views side by side in its middle.
@MainActor
func paper(_ width: CGFloat, _ height: CGFloat, spacing: CGFloat = 28, _ views: UIView...) -> UIView {
    let paper = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    paper.backgroundColor = Paint.paper
    let total = views.reduce(0) { $0 + $1.frame.width } + spacing * CGFloat(views.count - 1)
    var x = (width - total) / 2
    for view in views {
        view.frame.origin = CGPoint(x: x, y: (height - view.frame.height) / 2)
        x += view.frame.width + spacing
        paper.addSubview(view)
    }
    return paper
}

@MainActor
func card(_ width: CGFloat, _ height: CGFloat, _ color: UIColor?, _ configure: (CardView) -> Void = { _ in })
    -> CardView
{
    let card = CardView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    card.fillColor = color
    configure(card)
    return card
}

/// A card on a paler square one, so that what its corners cut off can be seen.
@MainActor
func onGhost(_ card: CardView) -> UIView {
    let ghost = UIView(frame: card.frame)
    ghost.backgroundColor = Paint.ghost
    ghost.addSubview(card)
    return ghost
}
