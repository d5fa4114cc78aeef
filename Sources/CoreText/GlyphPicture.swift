import CoreGraphics

/// How a glyph looks apart from a plain outline.
package enum GlyphPicture: Sendable {
    /// A picture of `pixelsPerEm`: its left edge and its upper edge are that far from the pen, y upwards.
    case image(CGImage, left: Int, top: Int, pixelsPerEm: Int)
    /// Glyphs over each other, the lowest first; a colour of nil is the text's.
    case layers([(glyph: UInt16, color: CGColor?)])
}
