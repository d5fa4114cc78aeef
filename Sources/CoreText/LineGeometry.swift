internal import CornerGeometry

/// Measures of letters that styles change.
enum LineGeometry {
    /// By how much letters are widened: e to the power of the style's expansion.
    static func widening(_ style: RunStyle) -> Double {
        style.expansion == 0 ? 1 : Exponential.exp(min(max(style.expansion, -10), 10))
    }
}
