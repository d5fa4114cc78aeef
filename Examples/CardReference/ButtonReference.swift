import CornerKit
import UIKit

// Buttons with shadows: a round one with an image, a pill, the pill pressed, corners of their own.
#Preview("shadow-button") {
    let bubble = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in
        UIBezierPath(roundedRect: CGRect(x: 2, y: 3, width: 20, height: 15), cornerRadius: 5).fill()
        let tail = UIBezierPath()
        tail.move(to: CGPoint(x: 6, y: 17))
        tail.addLine(to: CGPoint(x: 6, y: 22))
        tail.addLine(to: CGPoint(x: 12, y: 17))
        tail.fill()
    }
    let pressed = button("Post", 100, .pill, Paint.teal)
    pressed.isHighlighted = true
    let round = button(nil, 56, .round, Paint.indigo)
    round.setImage(bubble.withTintColor(.white, renderingMode: .alwaysOriginal), for: .normal)
    let leaf = CardCorners(topLeft: 22, topRight: 6, bottomLeft: 6, bottomRight: 22)
    return paper(
        460, 120, round, button("Post", 100, .pill, Paint.teal), pressed,
        button("Leaf", 90, .corners(leaf), Paint.coral))
}

@MainActor
private func button(_ title: String?, _ width: CGFloat, _ outline: ButtonOutline, _ color: UIColor) -> ShadowButton
{
    let button = ShadowButton(frame: CGRect(x: 0, y: 0, width: width, height: title == nil ? width : 44))
    button.outline = outline
    button.setFillColor(color, for: .normal)
    button.setTitle(title, for: .normal)
    return button
}
