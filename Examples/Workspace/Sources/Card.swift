import UIKit

/// A card that follows the finger.
final class Card: UIView {
    private var grip = CGPoint.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemTeal
        layer.cornerRadius = 24
        layer.cornerCurve = .continuous
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 4)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self) else { return }
        grip = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: superview) else { return }
        center = CGPoint(x: point.x - grip.x, y: point.y - grip.y)
    }
}

#Preview("card") {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    page.backgroundColor = .systemBackground
    page.addSubview(Card(frame: CGRect(x: 60, y: 60, width: 200, height: 120)))
    return page
}
