/// Something of a layer that does not show as it was meant, in words.
package struct LayerFinding: Equatable, Sendable {
    /// The names of the layers from the root down to the one that it is about.
    package let layer: String
    /// The name of the rule that found it.
    package let rule: String
    package let sentence: String
}
