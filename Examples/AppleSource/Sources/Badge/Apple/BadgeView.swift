import UIKit
import os.log

/// Told when a badge is touched.
@objc public protocol BadgeViewDelegate: AnyObject {
    @objc optional func badgeView(_ badge: BadgeView, didCountTo count: Int)
    @objc optional func limit(of badge: BadgeView) -> Int
}

/// A badge with a number that grows by one with each tap, and a ring that shows how far it has come.
@IBDesignable
public class BadgeView: UIView {
    @IBOutlet public weak var delegate: BadgeViewDelegate?

    @IBInspectable public dynamic var count: Int = 0 {
        didSet { ring.progress = min(1, CGFloat(count) / CGFloat(limit)) }
    }

    private var limit: Int { delegate?.limit?(of: self) ?? 10 }

    private let ring = RingLayer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        ring.contentsScale = UIScreen.main.scale
        layer.addSublayer(ring)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.addSublayer(ring)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        ring.frame = bounds
    }

    /// What a tap calls.
    public var action: Selector { #selector(countUp(_:)) }

    @objc private func countUp(_ sender: Any?) {
        count += 1
        delegate?.badgeView?(self, didCountTo: count)
    }
}
