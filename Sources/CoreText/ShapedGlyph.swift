/// A glyph as shaping gives it, in font units.
package struct ShapedGlyph: Hashable, Sendable {
    package var glyph: UInt16
    /// The first UTF-16 unit of what the glyph stands for.
    package var cluster: Int
    package var advance: Int32
    package var xOffset: Int32
    package var yOffset: Int32
    /// Whether a line may begin at the cluster without shaping again.
    package var isSafeToBreak: Bool
}
