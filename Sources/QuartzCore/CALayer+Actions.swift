import CoreGraphics
import Foundation

extension CALayer {
    /// Changes a property, and lets its action run.
    @inline(__always)
    final func changing(_ key: String, _ body: () -> Void) {
        let action = layoutFlags.isCommitted || ActionScope.isOpen ? pendingAction(for: key) : nil
        body()
        invalidate()
        action?.run(on: self)
        if layoutFlags.reportsOutline { reportOutline(of: key) }
    }

    /// A layer that was never committed asks its delegate alone: nothing of it has been seen yet that could move.
    final func pendingAction(for key: String) -> PendingAction? {
        if layoutFlags.isCopy || CATransaction.disableActions() { return nil }
        let found = layoutFlags.isCommitted ? action(forKey: key) : delegate?.action(for: self, forKey: key)
        guard let action = found, !(action is NSNull) else { return nil }
        if action is CATransition { return PendingAction(action: action, key: key, old: nil, previous: nil) }
        return PendingAction(
            action: action, key: key, old: AnimatedPath(key, in: self)?.value(in: self), previous: shownValue(key))
    }

    /// The delegate's answer, then the layer's own actions, then those of its style, then the class's; `NSNull` stops the
    /// search.
    final func foundAction(forKey event: String) -> (any CAAction)? {
        let found =
            delegate?.action(for: self, forKey: event) ?? motion?.actions?[event]
            ?? (motion?.style?["actions"] as? [String: any CAAction])?[event]
            ?? Swift.type(of: self).defaultAction(forKey: event)
        return found is NSNull ? nil : found
    }

    /// Changes of values that have nothing between them, which a transition covers by default.
    static let crossFadedKeys: Set<String> = [
        "backgroundFilters", "compositingFilter", "filters", "geometryFlipped", "hidden", "mask", "maskedCorners",
        "masksToBounds", "sublayers",
    ]

    /// Lets the action run for a layer that comes to be seen, or goes.
    ///
    /// - Parameter event: `kCAOnOrderIn` or `kCAOnOrderOut`.
    final func runOrderAction(_ event: String) {
        guard !layoutFlags.isCopy, !CATransaction.disableActions(), let action = action(forKey: event) else {
            return
        }
        let motion = madeMotion
        motion.isOrderingIn = event == kCAOnOrderIn
        PendingAction(action: action, key: event, old: nil, previous: nil).run(on: self)
        motion.isOrderingIn = false
    }

    final func hiddenChanged() {
        if layoutFlags.isCommitted { runOrderAction(state.isHidden ? kCAOnOrderOut : kCAOnOrderIn) }
    }

    /// The animation from what was shown to the new value, in the transaction's time and by its curve.
    static func implicitAnimation(forKey key: String) -> CAAction {
        let animation = CABasicAnimation(keyPath: key)
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}
