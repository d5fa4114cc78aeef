import CoreGraphics

/// Finds where lines end.
struct LineBreaker {
    /// What a line may be wider than it should, so that text measured once fits when it is laid out again: sums of the
    /// same numbers in another order.
    static let tolerance = 1.0 / 1024

    let text: TypesetText

    /// The end of the line that begins at `start`: at most `width` points wide, spaces at its end not counted, but one
    /// character at least.
    ///
    /// - Parameters:
    ///   - byCharacters: Lines may break between any two characters.
    ///   - wraps: False: a line ends with its paragraph alone, or where a line is ended by force.
    ///   - indent: Where the line begins, from the paragraph's margin.
    func end(from start: Int, width: Double, byCharacters: Bool = false, wraps: Bool = true, indent: Double = 0)
        -> Int
    {
        let paragraph = text.paragraph(text.paragraphIndex(at: start))
        let limit = paragraph.range.upperBound
        guard start < limit else { return limit }
        let widest = width.isNaN ? 0 : width + Self.tolerance
        var used = 0.0
        var lastBreak = start
        var unit = start
        while unit < limit {
            if unit > start {
                let rule = paragraph.lineBreak(at: unit)
                if rule == 2 { return unit }
                if rule == 1 { lastBreak = unit }
            }
            if !wraps {
                unit += 1
                continue
            }
            let isTab = text.units[unit] == 0x09
            let added =
                isTab
                ? TabStops(text.style(at: paragraph.range.lowerBound).paragraph).stop(
                    after: used + indent, followedBy: 0) - indent - used
                : paragraph.advance(at: unit)
            if used + added > widest, !paragraph.isSpace(unit), unit > start {
                if !byCharacters, lastBreak > start { return lastBreak }
                let character = paragraph.characterStart(atOrBefore: unit)
                if character > start { return character }
            }
            used += added
            unit += 1
        }
        return limit
    }

    /// The width of a part of one paragraph as lines are measured, in points.
    func width(_ range: Range<Int>) -> Double {
        let paragraph = text.paragraph(text.paragraphIndex(at: range.lowerBound))
        return range.reduce(0) { $0 + paragraph.advance(at: $1) }
    }
}
