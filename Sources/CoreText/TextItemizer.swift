import Foundation

/// Splits a paragraph where style, direction, script or face change.
struct TextItemizer {
    /// The longest item, in units: long texts are shaped in parts, and only as far as they are needed.
    private static let longest = 2048

    let text: TypesetText
    let range: Range<Int>
    let levels: [UInt8]
    let characters: [Bool]
    let breaks: [UInt8]

    var items: [TextItem] {
        var result: [TextItem] = []
        let scripts = UnicodeRules.scripts(of: Array(text.units[range]))
        var start = range.lowerBound
        while start < range.upperBound {
            let style = text.styleIndex(at: start)
            let unit = text.units[start]
            let kind = self.kind(of: unit, style)
            if kind != .text {
                result.append(item(kind, start..<start + 1, style, text.styles[style].font, scripts))
                start += 1
                continue
            }
            var end = start
            let styleEnd = min(text.styleEnd(style), range.upperBound)
            let face = self.face(at: start, style, scripts, styleEnd)
            repeat {
                end = characterEnd(after: end, styleEnd)
            } while end < styleEnd && isSame(start, end, style, scripts)
                && self.kind(of: text.units[end], style) == .text
                && !isLong(start, end)
                && (self.face(at: end, style, scripts, styleEnd) === face || isNeutral(end))
            result.append(
                item(
                    .text, start..<end, style,
                    face.map { text.styles[style].font.with(fallback: $0) }
                        ?? text.styles[style].font, scripts))
            start = end
        }
        return result
    }

    private func kind(of unit: UInt16, _ style: Int) -> TextItem.Kind {
        switch unit {
        case 0x09: .tab
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: .lineEnd
        case 0xFFFC: text.styles[style].attachment == nil ? .text : .attachment
        default: .text
        }
    }

    private func item(
        _ kind: TextItem.Kind, _ part: Range<Int>, _ style: Int, _ font: FontInstance, _ scripts: [UInt32]
    ) -> TextItem {
        let at = part.lowerBound - range.lowerBound
        return TextItem(
            kind: kind, range: part, style: style, font: font, level: levels[at], script: scripts[at]
        ) { [unowned text] item in
            item.kind == .text ? text.shape(item.range, as: item) : []
        }
    }

    private func isSame(_ first: Int, _ unit: Int, _ style: Int, _ scripts: [UInt32]) -> Bool {
        let (a, b) = (first - range.lowerBound, unit - range.lowerBound)
        return levels[a] == levels[b] && scripts[a] == scripts[b]
    }

    /// Long enough to end where a line may break, or anywhere.
    private func isLong(_ start: Int, _ end: Int) -> Bool {
        end - start >= Self.longest && (breaks[end - range.lowerBound] != 0 || end - start >= 2 * Self.longest)
    }

    /// Spaces stay with the face before them.
    private func isNeutral(_ unit: Int) -> Bool { text.units[unit] == 0x20 || text.units[unit] == 0xA0 }

    private func characterEnd(after unit: Int, _ limit: Int) -> Int {
        var end = unit + 1
        while end < limit, !characters[end - range.lowerBound] { end += 1 }
        return end
    }

    /// The face for the character at the unit: the style's own where it has it.
    private func face(at unit: Int, _ style: Int, _ scripts: [UInt32], _ limit: Int) -> FontFace? {
        let font = text.styles[style].font
        let first = text.units[unit]
        guard let own = font.face else { return nil }
        if first < 0x80, unit + 1 >= limit || text.units[unit + 1] < 0x300 { return own }
        let scalars = Self.scalars(text.units[unit..<characterEnd(after: unit, limit)])
        let wantsColor = Self.wantsColor(scalars)
        let seen = scalars.filter { !UnicodeRules.isIgnorable($0) }
        if !wantsColor || own.record.hasColor, seen.allSatisfy({ own.glyph(for: $0) != 0 }) { return own }
        let catalogue = FontCatalogue.shared
        let wished = seen.isEmpty ? scalars : seen
        let language =
            text.styles[style].language ?? FallbackLanguage.language(of: scripts[unit - range.lowerBound])
        for colored in wantsColor ? [true, false] : [false, true] {
            if let face = catalogue.fallback(
                for: wished, language: language, weight: font.weight, isItalic: font.isItalic, wantsColor: colored)
            {
                return face
            }
            if colored, seen.allSatisfy({ own.glyph(for: $0) != 0 }) { return own }
        }
        return own
    }

    private static func scalars(_ units: ArraySlice<UInt16>) -> [UInt32] {
        String(decoding: units, as: UTF16.self).unicodeScalars.map(\.value)
    }

    /// Whether a character is meant as a coloured picture.
    private static func wantsColor(_ scalars: [UInt32]) -> Bool {
        guard let first = scalars.first, !scalars.contains(0xFE0E) else { return false }
        return UnicodeRules.isEmoji(first) || scalars.contains(0xFE0F) || scalars.contains(0x20E3)
            || scalars.dropFirst().contains(where: { (0x1F3FB...0x1F3FF).contains($0) })
    }
}

extension FontInstance {
    /// With another face for letters that its own lacks; the settings of features stay.
    func with(fallback face: FontFace) -> FontInstance {
        face === self.face ? self : with(face: face)
    }
}
