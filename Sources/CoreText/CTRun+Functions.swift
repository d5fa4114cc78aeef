// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

public struct CTRunStatus: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
    public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// The text's attributes, the font that draws the run among them.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    var result: CFDictionary = [:]
    for (key, value) in run.style.attributes { result[key.rawValue] = value }
    let own = run.style.attributes[NSAttributedString.Key(rawValue: "NSFont")] as? CTFont
    result["NSFont"] = own?.instance == run.font ? own : CTFont(instance: run.font)
    return result
}

public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
    var status: CTRunStatus = run.isRightToLeft ? .rightToLeft : []
    if !run.font.matrix.isIdentity { status.insert(.hasNonIdentityMatrix) }
    return status
}

public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRange(run.range) }

/// - Parameter buffer: With room for the range's length, or for all glyphs where that is 0.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    for (index, glyph) in run.glyphs[range.range(in: run.glyphs.indices)].enumerated() {
        buffer[index] = glyph.glyph
    }
}

/// From the line's origin.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    for (index, glyph) in run.glyphs[range.range(in: run.glyphs.indices)].enumerated() {
        buffer[index] = glyph.position
    }
}

public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    for (index, glyph) in run.glyphs[range.range(in: run.glyphs.indices)].enumerated() {
        buffer[index] = CGSize(width: glyph.advance, height: 0)
    }
}

public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    for (index, glyph) in run.glyphs[range.range(in: run.glyphs.indices)].enumerated() {
        buffer[index] = glyph.cluster
    }
}

/// The width of some glyphs (a length of 0: to the end), and the heights of the run.
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let extent = run.extent
    ascent?.pointee = CGFloat(extent.ascent)
    descent?.pointee = CGFloat(extent.descent)
    leading?.pointee = CGFloat(extent.leading)
    let part = range.range(in: run.glyphs.indices)
    return part == run.glyphs.indices ? run.width : run.glyphs[part].reduce(0) { $0 + $1.advance }
}

/// Around what some glyphs paint, from the line's origin or, with a context, from its text position.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    let bounds = run.imageBounds(range.range(in: run.glyphs.indices))
    guard !bounds.isNull else { return .zero }
    return context.map { bounds.offsetBy(dx: $0.textPosition.x, dy: $0.textPosition.y) } ?? bounds
}

public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { run.font.matrix }

/// Draws some glyphs (a length of 0: to the end) at their places in the line, from the context's text position.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    let part = range.range(in: run.glyphs.indices)
    let line = TypesetText(NSAttributedString(string: ""), defaults: .coreText).wholeLine
    LinePainter(line: line, context: context, transform: context.textMatrix).paint(
        run, glyphs: part == run.glyphs.indices ? nil : part)
    context.clipToText()
}
