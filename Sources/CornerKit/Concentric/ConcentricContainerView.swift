import CoreGraphics
import UIKit

/// A card whose corners those of the ``ConcentricView``s in it follow, on systems before iOS 26 too.
///
/// ![A card in a container in three places: the nearer it is to a rounded corner, the more its own follows.](concentric-corners)
///
/// ```swift
/// let container = ConcentricContainerView(frame: CGRect(x: 0, y: 0, width: 280, height: 320))
/// container.corners = 28
/// let card = ConcentricView(frame: CGRect(x: 8, y: 8, width: 264, height: 120))
/// container.addSubview(card)  // its upper corners have radius 20 after the next layout
/// ```
///
/// The radii are settled in the container's layout, which its own changes and those of the concentric views ask for.
/// Views that lie between are looked through; when one of them is moved, call `setNeedsLayout()` on the container.
open class ConcentricContainerView: CardView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        cornerStyle = .continuous
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        cornerStyle = .continuous
    }

    /// Settles its own outline, then the corners of the concentric views in it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        settleCorners(below: self)
    }

    private func settleCorners(below view: UIView) {
        for subview in view.subviews {
            if let concentric = subview as? ConcentricView {
                concentric.follow(self)
            } else if !(subview is ConcentricContainerView) {
                settleCorners(below: subview)
            }
        }
    }
}
