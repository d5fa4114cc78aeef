/// The number of a glyph in its font; 0 is what stands for a missing one.
public typealias CGFontIndex = UInt16
public typealias CGGlyph = CGFontIndex
