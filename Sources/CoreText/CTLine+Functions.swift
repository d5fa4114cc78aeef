// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

public enum CTLineTruncationType: UInt32, Sendable {
    case start = 0
    case end = 1
    case middle = 2
}

/// What counts as a line's bounds.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
    public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}

/// A line of a whole text; what ends paragraphs in it is nothing to be seen.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    TypesetText(attrString.onOneLine, defaults: .coreText).wholeLine
}

/// The line where it is at most `width` points wide, else one that fits, `truncationToken` in place of what is left out;
/// nil where not even that fits. Without a token nothing stands there.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    guard !width.isNaN else { return nil }
    if line.width - line.trailingWidth <= width + LineBreaker.tolerance { return line }
    let empty = TypesetText(NSAttributedString(string: ""), defaults: .coreText).wholeLine
    let place: LineTruncation.Place =
        switch truncationType {
        case .start: .start
        case .end: .end
        case .middle: .middle
        }
    return LineTruncation(
        text: line.text, range: line.range, width: width, place: place, token: truncationToken ?? empty
    ).line
}

/// The line, its spaces widened until it is `justificationWidth` points wide, or a part of that way.
///
/// - Parameter justificationFactor: 0 ... 1: how much of the lack is made up for. Nil for what is not finite.
public func CTLineCreateJustifiedLine(
    _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
    guard justificationFactor.isFinite, justificationWidth.isFinite else { return nil }
    return LineBuilder(text: line.text).line(
        [.part(line.range)], line.range, justifiedTo: justificationWidth, factor: Double(justificationFactor))
}

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.glyphs.count } }

/// From left to right, as `CTRun`.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(line.range) }

/// How far the pen moves so that the line stands in `flushWidth` points: 0 for the left, 1 for the right edge.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    guard flushFactor.isFinite, flushWidth.isFinite else { return 0 }
    return max(0, flushWidth - (line.width - line.trailingWidth)) * Double(min(max(flushFactor, 0), 1))
}

/// Draws with the line's origin at the context's text position, through its text matrix.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    LinePainter(line: line, context: context, transform: context.textMatrix).paint()
    context.clipToText()
}

/// The width in points, the space at the end included; heights above and below the baseline are both positive.
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = CGFloat(line.ascent)
    descent?.pointee = CGFloat(line.descent)
    leading?.pointee = CGFloat(line.leading)
    return line.width
}

/// From the line's origin, y upwards.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if options.contains(.useGlyphPathBounds) || options.contains(.useOpticalBounds) {
        return line.imageBounds.isNull ? .zero : line.imageBounds
    }
    let leading = options.contains(.excludeTypographicLeading) ? 0 : line.leading
    return CGRect(
        x: 0, y: -line.descent - leading, width: line.width, height: line.ascent + line.descent + leading)
}

public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { line.trailingWidth }

/// Around what is painted, from the line's origin or, with a context, from its text position.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let bounds = line.imageBounds
    guard !bounds.isNull else { return .zero }
    return context.map { bounds.offsetBy(dx: $0.textPosition.x, dy: $0.textPosition.y) } ?? bounds
}

/// The unit before which a caret is nearest to the place; `kCFNotFound` for a line of nothing.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.range.isEmpty ? kCFNotFound : line.unit(at: Double(position.x))
}

/// Where the caret stands before a unit of the text, from the line's origin.
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let offset = CGFloat(line.offset(of: charIndex))
    secondaryOffset?.pointee = offset
    return offset
}

/// Calls for the leading and then the trailing edge of each character, in the order of the text.
public func CTLineEnumerateCaretOffsets(
    _ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
    let paragraph = line.text.paragraph(line.text.paragraphIndex(at: line.range.lowerBound))
    var stop = false
    var unit = line.range.lowerBound
    while unit < line.range.upperBound, !stop {
        let next = paragraph.characterStart(atOrAfter: unit + 1)
        block(line.offset(of: unit), unit, true, &stop)
        if !stop { block(line.offset(of: next), next - 1, false, &stop) }
        unit = max(next, unit + 1)
    }
}

extension NSAttributedString {
    /// With spaces of no width in place of what ends paragraphs, unit by unit: a line by itself has no second one.
    var onOneLine: NSAttributedString {
        let ends: (UInt16) -> Bool = { (0x0A...0x0D).contains($0) || $0 == 0x85 || $0 == 0x2028 || $0 == 0x2029 }
        guard string.utf16.contains(where: ends) else { return self }
        let copy = NSMutableAttributedString(attributedString: self)
        for (index, unit) in string.utf16.enumerated() where ends(unit) {
            copy.replaceCharacters(in: NSRange(location: index, length: 1), with: "\u{200B}")
        }
        return copy
    }
}

extension TypesetText {
    /// The first paragraph on one line.
    package var wholeLine: CTLine { LineBuilder(text: self).line(paragraphs[0]) }
}
