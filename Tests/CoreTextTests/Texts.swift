import CoreGraphics
import CoreText
import Testing

/// Fonts and texts that the tests measure. JetBrains Mono, which the monospaced system font is, has 1000 units to the em
/// and letters of 600: at 10 points each is 6 points wide, so that lines can be counted by hand.
enum Texts {
    static let mono = CTFont(instance: FontFinder.system(size: 10, weight: 400, design: .monospaced))

    static func string(_ text: String, _ font: CTFont = mono, _ more: [String: Any] = [:]) -> NSAttributedString {
        var attributes: [NSAttributedString.Key: Any] = [.init(rawValue: "NSFont"): font]
        for (key, value) in more { attributes[.init(rawValue: key)] = value }
        return NSAttributedString(string: text, attributes: attributes)
    }

    static func line(_ text: String, _ font: CTFont = mono, _ more: [String: Any] = [:]) -> CTLine {
        CTLineCreateWithAttributedString(string(text, font, more))
    }

    static func width(_ line: CTLine) -> Double { CTLineGetTypographicBounds(line, nil, nil, nil) }

    /// The units that each glyph of a line stands for, from left to right.
    static func clusters(_ line: CTLine) -> [Int] {
        (CTLineGetGlyphRuns(line) as? [CTRun] ?? []).flatMap { run in
            var indices = [CFIndex](repeating: 0, count: CTRunGetGlyphCount(run))
            CTRunGetStringIndices(run, CFRangeMake(0, 0), &indices)
            return indices
        }
    }

    /// What a layout's lines show, without spaces at their ends.
    static func lines(_ text: String, width: Double, _ change: (inout TextLayout.Options) -> Void = { _ in })
        -> [String]
    {
        var options = TextLayout.Options()
        options.width = width
        change(&options)
        let units = Array(text.utf16)
        let layout = TextLayout(TypesetText(string(text), defaults: .coreText), options)
        return layout.lines.map {
            String(decoding: units[$0.line.range], as: UTF16.self).trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }
}
