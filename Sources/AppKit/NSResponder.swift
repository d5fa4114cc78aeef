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
    open func pressureChange(with event: NSEvent) { nextResponder?.pressureChange(with: event) }
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

    // Typing

    /// Has each key insert its text (`insertText(_:)`) or do what it stands for (`doCommand(by:)`).
    open func interpretKeyEvents(_ eventArray: [NSEvent]) {
        for event in eventArray {
            if let command = KeyCommand(of: event) {
                doCommand(by: command.selector)
            } else if let text = event.characters, !text.isEmpty, !event.modifierFlags.contains(.command) {
                insertText(text)
            }
        }
    }

    /// Calls the command's method here, or on the next that has one.
    open func doCommand(by selector: Selector) {
        if let command = KeyCommand(of: selector) { return command.perform(on: self) }
        tryToPerform(selector, with: nil)
    }

    open func insertText(_ insertString: Any) { nextResponder?.insertText(insertString) }
    open func insertNewline(_ sender: Any?) { nextResponder?.insertNewline(sender) }
    open func insertTab(_ sender: Any?) { nextResponder?.insertTab(sender) }
    open func insertBacktab(_ sender: Any?) { nextResponder?.insertBacktab(sender) }
    open func deleteBackward(_ sender: Any?) { nextResponder?.deleteBackward(sender) }
    open func deleteForward(_ sender: Any?) { nextResponder?.deleteForward(sender) }
    open func moveLeft(_ sender: Any?) { nextResponder?.moveLeft(sender) }
    open func moveRight(_ sender: Any?) { nextResponder?.moveRight(sender) }
    open func moveUp(_ sender: Any?) { nextResponder?.moveUp(sender) }
    open func moveDown(_ sender: Any?) { nextResponder?.moveDown(sender) }
    open func moveLeftAndModifySelection(_ sender: Any?) { nextResponder?.moveLeftAndModifySelection(sender) }
    open func moveRightAndModifySelection(_ sender: Any?) { nextResponder?.moveRightAndModifySelection(sender) }
    open func moveToBeginningOfLine(_ sender: Any?) { nextResponder?.moveToBeginningOfLine(sender) }
    open func moveToEndOfLine(_ sender: Any?) { nextResponder?.moveToEndOfLine(sender) }
    open func selectAll(_ sender: Any?) { nextResponder?.selectAll(sender) }
    open func cancelOperation(_ sender: Any?) { nextResponder?.cancelOperation(sender) }
}
