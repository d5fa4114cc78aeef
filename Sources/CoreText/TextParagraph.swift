import CoreGraphics
import Foundation

/// One paragraph: its directions, the places where lines may break, and its items.
///
/// Positions are units of the whole text.
final class TextParagraph {
    unowned let text: TypesetText
    let range: Range<Int>
    let baseLevel: UInt8
    private let levels: [UInt8]
    /// For each unit and the end: 0 no line may begin, 1 one may, 2 one must.
    private let breaks: [UInt8]
    private let characters: [Bool]
    let items: [TextItem]
    /// What each unit adds to the width of a line, in points, laid out as far as it was asked for.
    private var advances: [Double] = []
    private var measuredItems = 0

    init(of text: TypesetText, range: Range<Int>) {
        self.text = text
        self.range = range
        let units = Array(text.units[range])
        let style = text.style(at: range.lowerBound)
        let isPlain = units.allSatisfy { $0 < 0x590 }
        let base: UnicodeRules.BaseDirection =
            switch style.paragraph.direction {
            case .natural: .natural
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            }
        if isPlain, base != .rightToLeft {
            (levels, baseLevel) = ([UInt8](repeating: 0, count: units.count), 0)
        } else {
            (levels, baseLevel) = UnicodeRules.levels(of: units, base: base)
        }
        breaks = UnicodeRules.lineBreaks(in: units, language: style.language)
        characters = UnicodeRules.characterStarts(in: units)
        items = TextItemizer(text: text, range: range, levels: levels, characters: characters, breaks: breaks).items
    }

    func level(at unit: Int) -> UInt8 {
        range.contains(unit) ? levels[unit - range.lowerBound] : baseLevel
    }

    func lineBreak(at unit: Int) -> UInt8 {
        let at = unit - range.lowerBound
        return breaks.indices.contains(at) ? breaks[at] : 0
    }

    /// Whether a character, as readers see it, begins at the unit.
    func isCharacterStart(_ unit: Int) -> Bool {
        let at = unit - range.lowerBound
        return characters.indices.contains(at) ? characters[at] : true
    }

    /// The first character start at or after the unit.
    func characterStart(atOrAfter unit: Int) -> Int {
        var at = unit
        while at < range.upperBound, !isCharacterStart(at) { at += 1 }
        return min(at, range.upperBound)
    }

    func characterStart(atOrBefore unit: Int) -> Int {
        var at = min(unit, range.upperBound)
        while at > range.lowerBound, !isCharacterStart(at) { at -= 1 }
        return at
    }

    /// What the unit adds to a line's width; all of a cluster's is at its first unit. Tabs count as nothing here.
    func advance(at unit: Int) -> Double {
        let at = unit - range.lowerBound
        while advances.count <= at, measuredItems < items.count {
            measure(items[measuredItems])
            measuredItems += 1
        }
        return advances.indices.contains(at) ? advances[at] : 0
    }

    private func measure(_ item: TextItem) {
        let style = text.styles[item.style]
        let first = advances.count
        advances += [Double](repeating: 0, count: item.range.upperBound - range.lowerBound - first)
        switch item.kind {
        case .lineEnd, .tab: break
        case .attachment:
            advances[first] = AttachmentBox(item, style, in: text).advance
        case .text:
            let scale = LineGeometry.widening(style)
            for glyph in item.glyphs {
                advances[glyph.cluster - range.lowerBound] += item.font.points(Int(glyph.advance)) * scale
            }
            let spacing = style.spacing + item.font.tracking
            guard spacing != 0 else { break }
            for unit in item.range where isCharacterStart(unit) {
                advances[unit - range.lowerBound] += spacing
            }
        }
    }

    /// Whether the unit is space that may hang over a line's end.
    func isSpace(_ unit: Int) -> Bool {
        let value = text.units[unit]
        return value == 0x20 || value == 0x09 || value == 0x3000 || value == 0x1680
            || (0x2000...0x200A).contains(value) && value != 0x2007 || value == 0x205F || value == 0x200B
            || TypesetText.isControl(value)
    }
}

extension TextParagraph {
    /// The items that a range meets, in the order of the text.
    func items(in range: Range<Int>) -> ArraySlice<TextItem> {
        guard !range.isEmpty, !items.isEmpty else { return [] }
        let first = index(of: range.lowerBound)
        let last = index(of: range.upperBound - 1)
        return items[first...max(first, last)]
    }

    private func index(of unit: Int) -> Int {
        var (low, high) = (0, items.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if items[middle].range.lowerBound <= unit { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
