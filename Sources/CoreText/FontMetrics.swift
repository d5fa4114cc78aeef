/// Measures of a face in font units, y upwards.
package struct FontMetrics: Hashable, Sendable {
    package var unitsPerEm: Int
    package var ascender: Int
    /// Below the baseline: negative.
    package var descender: Int
    package var lineGap: Int
    package var capHeight: Int
    package var xHeight: Int
    /// The middle of the line.
    package var underlinePosition: Int
    package var underlineThickness: Int
    /// Degrees, counter-clockwise from upright: negative for most italics.
    package var italicAngle: Double
    package var minX: Int
    package var minY: Int
    package var maxX: Int
    package var maxY: Int
    package var glyphCount: Int
    package var hasOutlines: Bool
    package var hasBitmaps: Bool
}
