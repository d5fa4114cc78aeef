/// What takes characters that are typed.
@MainActor @preconcurrency public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    /// Puts a text where the caret is, in the place of what is selected.
    func insertText(_ text: String)
    /// Takes away what is selected, or the character before the caret.
    func deleteBackward()
}
