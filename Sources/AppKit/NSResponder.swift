import QuartzCore

/// An object that events can go to. What it does not take goes on to `nextResponder`.
@MainActor @preconcurrency open class NSResponder: NSObject {
    final weak var nextResponderReference: NSResponder?

    public override init() {
        super.init()
    }

    /// Archives are not read here: an empty object is made, so that a subclass's own set-up runs.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Where an event goes that this object does not take.
    open var nextResponder: NSResponder? {
        get { nextResponderReference }
        set { nextResponderReference = newValue }
    }

    open var acceptsFirstResponder: Bool { false }
    open func becomeFirstResponder() -> Bool { true }
    open func resignFirstResponder() -> Bool { true }

    open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
    open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
    open func mouseDragged(with event: NSEvent) { nextResponder?.mouseDragged(with: event) }
    open func mouseMoved(with event: NSEvent) { nextResponder?.mouseMoved(with: event) }
    open func mouseEntered(with event: NSEvent) { nextResponder?.mouseEntered(with: event) }
    open func mouseExited(with event: NSEvent) { nextResponder?.mouseExited(with: event) }
    open func rightMouseDown(with event: NSEvent) { nextResponder?.rightMouseDown(with: event) }
    open func rightMouseUp(with event: NSEvent) { nextResponder?.rightMouseUp(with: event) }
    open func rightMouseDragged(with event: NSEvent) { nextResponder?.rightMouseDragged(with: event) }
    open func otherMouseDown(with event: NSEvent) { nextResponder?.otherMouseDown(with: event) }
    open func otherMouseUp(with event: NSEvent) { nextResponder?.otherMouseUp(with: event) }
    open func otherMouseDragged(with event: NSEvent) { nextResponder?.otherMouseDragged(with: event) }
    open func scrollWheel(with event: NSEvent) { nextResponder?.scrollWheel(with: event) }
    open func keyDown(with event: NSEvent) { nextResponder?.keyDown(with: event) }
    open func keyUp(with event: NSEvent) { nextResponder?.keyUp(with: event) }
    open func flagsChanged(with event: NSEvent) { nextResponder?.flagsChanged(with: event) }
    open func cursorUpdate(with event: NSEvent) { nextResponder?.cursorUpdate(with: event) }
    open func magnify(with event: NSEvent) { nextResponder?.magnify(with: event) }
    open func rotate(with event: NSEvent) { nextResponder?.rotate(with: event) }

    /// Calls the method on the first that has it from here on.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    open func tryToPerform(_ action: Selector, with object: Any?) -> Bool {
        guard action.isKnown(to: self) else { return nextResponder?.tryToPerform(action, with: object) ?? false }
        return action.perform(on: self, with: object) != nil
    }

    /// A key with the command modifier; nothing takes it by default.
    open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
}
