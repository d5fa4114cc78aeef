import QuartzCore

/// What a view of text that is edited tells its editor, and hears from it.
@MainActor protocol TextEditorHost: AnyObject {
    /// Whether a change may be made.
    func editorMay(replace range: NSRange, with text: String) -> Bool
    /// The attributes of what is typed.
    var editorTypingAttributes: [NSAttributedString.Key: Any] { get }
    func editorDidChange()
    func editorSelectionDidChange()
    /// Whether a line break is put into the text.
    func editorMayBreakLine() -> Bool
    var editorCanvas: TextCanvas { get }
    /// From the canvas' space to the view's.
    var editorView: UIView { get }
}

/// Changes a text as typing does, for text fields and text views alike.
@MainActor final class TextEditor {
    var text = EditedText()
    weak var host: (any TextEditorHost)?
    /// Where the caret would be if all lines were as long, while it goes up and down.
    private var column: CGFloat?

    func insert(_ string: String) {
        guard let host else { return }
        if string == "\n" || string == "\r", !host.editorMayBreakLine() { return }
        change(text.selection, string)
    }

    func deleteBackward() {
        if let range = text.rangeToDeleteBackward { change(range, "") }
    }

    func replace(_ range: NSRange, _ string: String) { write(range, string) }

    func select(_ range: NSRange) {
        text.select(range)
        moved()
    }

    /// - Returns: Whether the key was one for a text.
    @discardableResult
    func press(_ key: EditingKey) -> Bool {
        switch key {
        case .return: insert("\n")
        case .tab: insert("\t")
        case .delete: deleteBackward()
        case .forwardDelete: if let range = text.rangeToDeleteForward { change(range, "") }
        case .left: move(.left)
        case .right: move(.right)
        case .home: move(lineEdge(atEnd: false))
        case .end: move(lineEdge(atEnd: true))
        case .up: moveLine(by: -1)
        case .down: moveLine(by: 1)
        case .escape: return false
        }
        return true
    }

    private func move(_ step: CaretStep) {
        text.move(step)
        moved()
    }

    private func lineEdge(atEnd: Bool) -> CaretStep {
        guard let canvas = host?.editorCanvas, let line = canvas.layout.lineIndex(at: text.selection.location)
        else {
            return atEnd ? .end : .start
        }
        return .to(
            canvas.layout.unit(inLine: line, x: atEnd ? .infinity : -.infinity))
    }

    private func moveLine(by count: Int) {
        guard let layout = host?.editorCanvas.layout, let line = layout.lineIndex(at: text.selection.location)
        else {
            return
        }
        let target = line + count
        guard layout.lines.indices.contains(target) else { return move(count < 0 ? .start : .end) }
        let x = column ?? layout.caret(at: text.selection.location)?.minX ?? 0
        text.move(.to(layout.unit(inLine: target, x: x)))
        moved()
        column = x
    }

    private func change(_ range: NSRange, _ string: String) {
        guard let host, host.editorMay(replace: range, with: string) else { return }
        write(range, string)
    }

    private func write(_ range: NSRange, _ string: String) {
        text.replace(range, with: string, attributes: host?.editorTypingAttributes ?? [:])
        column = nil
        host?.editorDidChange()
        host?.editorSelectionDidChange()
    }

    private func moved() {
        column = nil
        host?.editorSelectionDidChange()
    }
}
