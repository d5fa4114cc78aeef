import CoreGraphics

/// Leaves out a part of a line so that it fits, a token in its place.
struct LineTruncation {
    enum Place {
        case start, end, middle
    }

    let text: TypesetText
    /// Of one paragraph: all that the line would show.
    let range: Range<Int>
    let width: Double
    let place: Place
    let token: CTLine
    var indent = 0.0

    /// Nil where not even the token fits.
    var line: CTLine? {
        let paragraph = text.paragraph(text.paragraphIndex(at: range.lowerBound))
        var visible = range
        while !visible.isEmpty, paragraph.isSpace(visible.upperBound - 1) {
            visible = visible.lowerBound..<visible.upperBound - 1
        }
        let room = width + LineBreaker.tolerance - token.width
        guard room >= 0 else { return nil }
        let builder = LineBuilder(text: text, indent: indent)
        switch place {
        case .end:
            let end = head(visible, room, paragraph)
            return builder.line([.part(visible.lowerBound..<end), .token(token, at: end)], range)
        case .start:
            let start = tail(visible, room, paragraph)
            return builder.line([.token(token, at: start), .part(start..<visible.upperBound)], range)
        case .middle:
            let end = head(visible, room / 2, paragraph)
            let used = LineBreaker(text: text).width(visible.lowerBound..<end)
            let start = max(end, tail(visible, room - used, paragraph))
            return builder.line(
                [.part(visible.lowerBound..<end), .token(token, at: end), .part(start..<visible.upperBound)], range)
        }
    }

    /// Where the part from the beginning ends that fits, without spaces at its end.
    private func head(_ range: Range<Int>, _ room: Double, _ paragraph: TextParagraph) -> Int {
        var used = 0.0
        var unit = range.lowerBound
        while unit < range.upperBound {
            used += paragraph.advance(at: unit)
            if used > room { break }
            unit += 1
        }
        var end = paragraph.characterStart(atOrBefore: unit)
        // A cluster's width is all at its first unit: one that does not fit is left out whole.
        while end > range.lowerBound,
            LineBuilder(text: text, indent: indent).line(range.lowerBound..<end).width > room
        {
            end = paragraph.characterStart(atOrBefore: end - 1)
        }
        while end > range.lowerBound, paragraph.isSpace(end - 1) { end -= 1 }
        return max(end, range.lowerBound)
    }

    /// Where the part up to the end begins that fits, without spaces at its beginning.
    private func tail(_ range: Range<Int>, _ room: Double, _ paragraph: TextParagraph) -> Int {
        var used = 0.0
        var unit = range.upperBound
        while unit > range.lowerBound {
            used += paragraph.advance(at: unit - 1)
            if used > room { break }
            unit -= 1
        }
        var start = paragraph.characterStart(atOrAfter: unit)
        while start < range.upperBound, paragraph.isSpace(start) { start += 1 }
        return min(start, range.upperBound)
    }
}
