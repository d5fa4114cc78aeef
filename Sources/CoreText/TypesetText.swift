import CoreGraphics
import Foundation

/// A text ready to be broken into lines: its UTF-16 units, its styles, and its paragraphs, which are analysed and shaped
/// when they are first needed.
package final class TypesetText {
    package let string: NSAttributedString
    let units: [UInt16]
    /// What is shaped: control characters are taken out.
    let shapedUnits: [UInt16]
    package let styles: [RunStyle]
    /// Where each style begins; in order.
    let styleStarts: [Int]
    package let paragraphs: [Range<Int>]
    let defaults: TextDefaults
    private var prepared: [Int: TextParagraph] = [:]

    package init(_ string: NSAttributedString, defaults: TextDefaults) {
        self.string = string
        self.defaults = defaults
        units = Array(string.string.utf16)
        var styles: [RunStyle] = []
        var starts: [Int] = []
        var at = 0
        let length = min(string.length, units.count)
        while at < length {
            var range = NSRange(location: 0, length: 0)
            let attributes = string.attributes(at: at, effectiveRange: &range)
            styles.append(RunStyle(attributes, defaults: defaults))
            starts.append(at)
            at = max(at + 1, range.location + range.length)
        }
        if styles.isEmpty {
            styles = [RunStyle([:], defaults: defaults)]
            starts = [0]
        }
        self.styles = styles
        styleStarts = starts
        paragraphs = Self.paragraphs(of: units)
        shapedUnits = units.contains(where: Self.isControl) ? units.map { Self.isControl($0) ? 0x200B : $0 } : units
    }

    package var length: Int { units.count }

    /// C0 and C1 controls and separators, which no font has a glyph for.
    static func isControl(_ unit: UInt16) -> Bool {
        unit < 0x20 || (0x7F..<0xA0).contains(unit) || unit == 0x2028 || unit == 0x2029
    }

    /// Whether a paragraph ends after the unit.
    private static func endsParagraph(_ unit: UInt16) -> Bool {
        unit == 0x0A || unit == 0x0D || unit == 0x85 || unit == 0x2029
    }

    /// Each with what ends it; after a last end there is one more, empty.
    private static func paragraphs(of units: [UInt16]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = 0
        var at = 0
        while at < units.count {
            let unit = units[at]
            at += 1
            guard endsParagraph(unit) else { continue }
            if unit == 0x0D, at < units.count, units[at] == 0x0A { at += 1 }
            result.append(start..<at)
            start = at
        }
        result.append(start..<units.count)
        return result
    }

    /// The index of the paragraph that holds the unit.
    func paragraphIndex(at unit: Int) -> Int {
        var (low, high) = (0, paragraphs.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if paragraphs[middle].lowerBound <= unit { low = middle } else { high = middle - 1 }
        }
        return low
    }

    func styleIndex(at unit: Int) -> Int {
        var (low, high) = (0, styleStarts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if styleStarts[middle] <= unit { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The style of the unit; at the end, of the last one.
    package func style(at unit: Int) -> RunStyle { styles[styleIndex(at: max(0, min(unit, units.count - 1)))] }

    /// Where the style changes next.
    func styleEnd(_ index: Int) -> Int { index + 1 < styleStarts.count ? styleStarts[index + 1] : units.count }

    func paragraph(_ index: Int) -> TextParagraph {
        if let known = prepared[index] { return known }
        let paragraph = TextParagraph(of: self, range: paragraphs[index])
        prepared[index] = paragraph
        return paragraph
    }
}
