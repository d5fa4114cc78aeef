// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

/// Breaks a text into lines. For one thread at a time: paragraphs are prepared when they are first asked for.
public final class CTTypesetter {
    let text: TypesetText

    init(text: TypesetText) { self.text = text }
}

public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(text: TypesetText(string, defaults: .coreText))
}

/// - Parameter options: Nothing depends on them.
public func CTTypesetterCreateWithAttributedStringAndOptions(
    _ string: CFAttributedString, _ options: CFDictionary?
) -> CTTypesetter? {
    CTTypesetterCreateWithAttributedString(string)
}

/// A line of a part of the text (a length of 0: to the end), up to the end of its first paragraph.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    CTTypesetterCreateLineWithOffset(typesetter, stringRange, 0)
}

/// - Parameter offset: Where the line begins, from the margin from which tabs count.
public func CTTypesetterCreateLineWithOffset(
    _ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double
) -> CTLine {
    let text = typesetter.text
    let range = stringRange.range(in: 0..<text.length)
    let paragraph = text.paragraphs[text.paragraphIndex(at: range.lowerBound)]
    return LineBuilder(text: text, indent: offset.isFinite ? offset : 0).line(range.clamped(to: paragraph))
}

/// How many units from `startIndex` on fit into `width` points, breaking between words where that is possible. The space
/// at the end belongs to the line.
public func CTTypesetterSuggestLineBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    CTTypesetterSuggestLineBreakWithOffset(typesetter, startIndex, width, 0)
}

public func CTTypesetterSuggestLineBreakWithOffset(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex {
    suggestion(typesetter, startIndex, width, offset, byCharacters: false)
}

/// As above, breaking between any two characters.
public func CTTypesetterSuggestClusterBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    suggestion(typesetter, startIndex, width, 0, byCharacters: true)
}

private func suggestion(
    _ typesetter: CTTypesetter, _ start: CFIndex, _ width: Double, _ offset: Double, byCharacters: Bool
) -> CFIndex {
    let text = typesetter.text
    guard start >= 0, start < text.length else { return 0 }
    let end = LineBreaker(text: text).end(
        from: start, width: width, byCharacters: byCharacters, indent: offset.isFinite ? offset : 0)
    return end - start
}
