import CoreGraphics
import UIKit

/// A card whose corners follow those of the ``ConcentricContainerView`` that it lies in; it is a container itself for
/// the concentric views in it.
///
/// ![Three cards inside one another, each with smaller corners than the one around it.](concentric-chain)
///
/// `corners` is what the container leaves (see ``ConcentricCorners``); what is set there holds until the next layout of
/// the container. Without a container the corners have the rule's minimum.
open class ConcentricView: ConcentricContainerView {
    /// How the corners follow.
    open var rule = ConcentricCorners() {
        didSet { if rule != oldValue { resolveCorners() } }
    }

    open override var frame: CGRect {
        didSet { resolveCorners() }
    }

    open override var bounds: CGRect {
        didSet { resolveCorners() }
    }

    open override var center: CGPoint {
        didSet { resolveCorners() }
    }

    open override var transform: CGAffineTransform {
        didSet { resolveCorners() }
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        resolveCorners()
    }

    /// The nearest container above.
    public final var cornerContainer: ConcentricContainerView? {
        var view = superview
        while let current = view {
            if let container = current as? ConcentricContainerView { return container }
            view = current.superview
        }
        return nil
    }

    /// Called when the container has left other radii than before; they are `corners` already.
    open func cornersDidChange() {}

    final func follow(_ container: ConcentricContainerView) {
        settle(
            rule.corners(
                of: convert(bounds, to: container), in: container.bounds, corners: container.outline.corners))
    }

    private func settle(_ new: CardCorners) {
        guard new != corners else { return }
        corners = new
        cornersDidChange()
    }

    private func resolveCorners() {
        if let container = cornerContainer {
            container.setNeedsLayout()
        } else {
            settle(rule.corners(of: bounds.size))
        }
    }
}
