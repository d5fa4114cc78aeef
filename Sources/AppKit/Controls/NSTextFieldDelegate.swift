import QuartzCore

/// Hears of what is typed into a control. All of it may be left out.
@MainActor @preconcurrency public protocol NSControlTextEditingDelegate: NSObjectProtocol {
    /// The notification's object is the control.
    func controlTextDidBeginEditing(_ obj: Notification)
    func controlTextDidChange(_ obj: Notification)
    func controlTextDidEndEditing(_ obj: Notification)
}

extension NSControlTextEditingDelegate {
    public func controlTextDidBeginEditing(_ obj: Notification) {}
    public func controlTextDidChange(_ obj: Notification) {}
    public func controlTextDidEndEditing(_ obj: Notification) {}
}

public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
