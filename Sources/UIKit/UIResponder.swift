import QuartzCore

/// An object that events can go to.
@MainActor @preconcurrency open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    deinit {
        ObjectAttachments.objectIsGone(ObjectIdentifier(self))
    }

    /// Where an event goes that this object does not take.
    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }
    open var canResignFirstResponder: Bool { true }

    /// Actions without a target begin here from now on. What stands in no window cannot become it.
    @discardableResult
    open func becomeFirstResponder() -> Bool { takeFirst() }

    @discardableResult
    open func resignFirstResponder() -> Bool { giveUpFirst() }

    /// Whether this object is the one to do something; by default whether it has such a method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isKnown(to: self) }

    /// The first in the chain from here on that can do something.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// What stands in the place of a keyboard, and above it. Kept by those who have it; there is no keyboard.
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open func reloadInputViews() {}

    // Touches that an object does not take go on to the next one.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // What accessibility would have done with an object; asked for by nothing.
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
}
