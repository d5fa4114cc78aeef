import QuartzCore
internal import Raster

/// What is typed goes to a window's first responder.
@MainActor package enum Keyboard {
    /// One character after the other, as keys give them.
    package static func type(_ text: String, in window: UIWindow) {
        for character in text {
            guard let input = input(in: window) else { return }
            input.insertText(String(character))
        }
    }

    package static func press(_ key: EditingKey, in window: UIWindow) {
        guard let input = input(in: window) else { return }
        if let field = input as? UITextField {
            field.editor.press(key)
        } else if let view = input as? UITextView {
            if view.isEditable { view.editor.press(key) }
        } else {
            switch key {
            case .return: input.insertText("\n")
            case .tab: input.insertText("\t")
            case .delete: input.deleteBackward()
            default: Notice.once("the first responder has no caret that `key \(key.rawValue)` would move")
            }
        }
    }

    private static func input(in window: UIWindow) -> (any UIKeyInput)? {
        let input = window.firstResponder as? any UIKeyInput
        if input == nil { Notice.once("nothing that takes text is the first responder; what is typed is lost") }
        return input
    }
}
