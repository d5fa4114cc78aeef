import QuartzCore
import UIKit

enum Paint {
    static let page = UIColor(red: 0.96, green: 0.96, blue: 0.98, alpha: 1)
    static let navy = UIColor(red: 0.15, green: 0.2, blue: 0.42, alpha: 1)
    static let blue = UIColor(red: 0.3, green: 0.52, blue: 0.95, alpha: 1)
    static let rose = UIColor(red: 0.96, green: 0.36, blue: 0.5, alpha: 1)
    static let sun = UIColor(red: 1, green: 0.78, blue: 0.3, alpha: 1)
    static let mint = UIColor(red: 0.25, green: 0.78, blue: 0.66, alpha: 1)
}

@MainActor
func page(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    page.backgroundColor = Paint.page
    return page
}

extension UIView {
    /// Adds a plain view, whose layer is then given its looks.
    @discardableResult
    func addBox(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor? = Paint.blue,
        _ configure: (UIView) -> Void = { _ in }
    ) -> UIView {
        let box = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        box.backgroundColor = color
        configure(box)
        addSubview(box)
        return box
    }

    /// Adds a box that sticks out at the lower right.
    func addOverhang(_ color: UIColor = Paint.rose) {
        addBox(bounds.width * 0.55, bounds.height * 0.55, bounds.width * 0.65, bounds.height * 0.65, color)
    }
}

extension CALayer {
    func castShadow(_ opacity: Float, radius: CGFloat, down: CGFloat) {
        shadowColor = Paint.navy.cgColor
        shadowOpacity = opacity
        shadowRadius = radius
        shadowOffset = CGSize(width: 0, height: down)
    }
}
