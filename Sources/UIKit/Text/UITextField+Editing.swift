import QuartzCore

extension UITextField: TextEditorHost {
    var editorCanvas: TextCanvas { canvas }
    var editorView: UIView { self }
    var editorTypingAttributes: [NSAttributedString.Key: Any] { typingAttributes ?? [:] }

    func editorMay(replace range: NSRange, with text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    /// Return ends the line: a field has one.
    func editorMayBreakLine() -> Bool {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return false }
        let leaves = actionList.live.contains { $0.events.contains(.editingDidEndOnExit) }
        send(.editingDidEndOnExit, nil)
        send(.primaryActionTriggered, nil)
        // Who waits for the exit has the field left.
        if leaves { resignFirstResponder() }
        return false
    }

    func editorDidChange() {
        contentChanged()
        send(.editingChanged, nil)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    func editorSelectionDidChange() {
        setNeedsLayout()
        delegate?.textFieldDidChangeSelection(self)
    }

    final func editingBegan() {
        if clearsOnBeginEditing { clear() }
        let length = editor.text.length
        editor.text.select(
            clearsOnInsertion ? NSRange(location: 0, length: length) : NSRange(location: length, length: 0))
        setNeedsLayout()
        delegate?.textFieldDidBeginEditing(self)
        send(.editingDidBegin, nil)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    }

    final func editingEnded() {
        scroll = 0
        setNeedsLayout()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        send(.editingDidEnd, nil)
        NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    }

    final func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true, hasText else { return }
        editor.text.set(NSAttributedString(string: ""))
        editorDidChange()
        editorSelectionDidChange()
    }
}
