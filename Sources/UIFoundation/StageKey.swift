/// What a keyboard does on a stage.
package enum StageKey: Equatable, Sendable {
    /// Writes that text; a return is "\n".
    case text(String)
    /// Takes away what stands before the caret.
    case deleteBackward
}
