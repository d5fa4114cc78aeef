import QuartzCore

extension UIResponder {
    /// The window that the chain from here leads to.
    final var responderWindow: UIWindow? {
        if let view = self as? UIView { return view.window }
        if let controller = self as? UIViewController { return controller.viewIfLoaded?.window }
        var responder: UIResponder? = next
        while let current = responder {
            if let view = current as? UIView { return view.window }
            responder = current.next
        }
        return nil
    }

    final func takeFirst() -> Bool {
        guard canBecomeFirstResponder, let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        if let before = window.firstResponder {
            guard before.canResignFirstResponder, before.resignFirstResponder() else { return false }
        }
        window.firstResponder = self
        return true
    }

    final func giveUpFirst() -> Bool {
        guard canResignFirstResponder else { return false }
        if let window = responderWindow, window.firstResponder === self { window.firstResponder = nil }
        return true
    }
}

extension UIView {
    /// Makes whoever is the first responder here or below give that up.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let first = window?.firstResponder else { return true }
        guard let view = first as? UIView, view.isDescendant(of: self) else { return false }
        let resigned = first.resignFirstResponder()
        if !resigned, force { window?.firstResponder = nil }
        return resigned || force
    }
}
