// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation
internal import Raster

/// The glyph of each UTF-16 unit; of a pair the glyph is the first's, and the second has 0. False where one lacks.
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    var isComplete = true
    var index = 0
    while index < count {
        let unit = characters[index]
        var scalar = UInt32(unit)
        let isPair =
            UTF16.isLeadSurrogate(unit) && index + 1 < count && UTF16.isTrailSurrogate(characters[index + 1])
        if isPair { scalar = 0x10000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(characters[index + 1]) & 0x3FF }
        glyphs[index] = font.instance.face?.glyph(for: scalar) ?? 0
        if glyphs[index] == 0 { isComplete = false }
        if isPair {
            index += 1
            glyphs[index] = 0
        }
        index += 1
    }
    return isComplete
}

/// A UTF-16 unit.
public typealias UniChar = UInt16

/// 0 where the font names no glyph so.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
    font.instance.face?.glyph(named: glyphName) ?? 0
}

public func CTFontCopyNameForGlyph(_ font: CTFont, _ glyph: CGGlyph) -> CFString? {
    font.instance.face?.name(of: glyph)
}

public enum CTFontOrientation: UInt32, Sendable {
    case `default` = 0
    case horizontal = 1
    case vertical = 2
}

/// Writes each glyph's advance, and gives their sum, in points. Vertical lines are not laid out: advances are those of
/// horizontal ones.
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    if orientation == .vertical { Notice.once("Core Text: vertical text is not supported; laid out horizontally") }
    var sum = 0.0
    for index in 0..<max(0, count) {
        let advance = font.instance.advance(of: glyphs[index])
        advances?[index] = CGSize(width: advance, height: 0)
        sum += advance
    }
    return sum
}

/// Writes the box around what each glyph paints, from its origin, and gives the box around them all laid over each other.
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
    var all = CGRect.null
    for index in 0..<max(0, count) {
        let box = font.instance.bounds(of: glyphs[index])
        boundingRects?[index] = box.isNull ? .zero : box
        all = all.union(box)
    }
    return all.isNull ? .zero : all
}

/// The glyph's outline from its origin, in points, y upwards, through the font's matrix and then `matrix`; nil for a
/// glyph without one, such as a space.
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    guard let outline = font.instance.face?.outline(of: glyph), !outline.isEmpty else { return nil }
    let transform = font.instance.unitTransform.concatenating(matrix?.pointee ?? .identity)
    guard transform.affine.isFinite else { return nil }
    return CGPath(data: outline.transformed(by: transform.affine))
}

/// Draws glyphs in the context's fill colour, or as its text drawing mode says, through its text matrix.
///
/// - Parameter positions: Of the glyphs' origins, in text space.
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
    _ context: CGContext
) {
    let placed = (0..<max(0, count)).map { (glyph: glyphs[$0], position: positions[$0]) }
    GlyphPainter(font: font.instance, transform: context.textMatrix, context: context).paint(placed)
    context.clipToText()
}
