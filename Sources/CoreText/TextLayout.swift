import CoreGraphics
import Foundation

/// A text laid out in a column: lines with their places, in points, y downwards from the column's upper left corner.
package struct TextLayout {
    package struct Options: Equatable {
        /// Of the column; infinite to break at the ends of paragraphs alone.
        package var width = Double.infinity
        /// Lines that do not fit whole are left out, but for the first.
        package var height = Double.infinity
        /// 0 for as many as there are.
        package var maximumLines = 0
        /// Whether the last line that is shown ends in a mark where text is left out.
        package var marksOmission = false
        /// How that line is shortened; nil for what the paragraph says, or at its end.
        package var omission: ParagraphSettings.LineBreak?
        /// Paragraphs that are to be shortened may have several lines, of which the last is.
        package var wrapsShortened = false
        /// Whether the first line is left out as well where it does not fit.
        package var refusesFirstLine = false
        /// Whether the gaps that fonts ask for lie between lines.
        package var usesLeading = true

        package init() {}
    }

    package struct Line {
        package let line: CTLine
        package let x: Double
        package let top: Double
        package let baseline: Double
        package let height: Double
    }

    package private(set) var lines: [Line] = []
    /// Of the widest line, spaces at its end not counted, and of all lines together.
    package private(set) var size = CGSize.zero
    /// Whether a line was shortened or left out.
    package private(set) var isTruncated = false

    private let text: TypesetText
    private let options: Options
    private let breaker: LineBreaker

    package init(_ text: TypesetText, _ options: Options) {
        self.text = text
        self.options = options
        breaker = LineBreaker(text: text)
        var column = Column()
        for index in text.paragraphs.indices {
            guard layOut(index, &column) else { break }
        }
        size = CGSize(width: column.width, height: column.bottom)
    }

    /// How far the layout has come.
    private struct Column {
        var width = 0.0
        var bottom = 0.0
        /// What comes before the next line.
        var gap = 0.0
    }

    /// False where no more lines are to be laid out.
    private mutating func layOut(_ index: Int, _ column: inout Column) -> Bool {
        let range = text.paragraphs[index]
        let settings = text.style(at: range.lowerBound).paragraph
        if index > 0 { column.gap += Double(max(0, settings.paragraphSpacingBefore.orZero)) }
        var start = range.lowerBound
        repeat {
            let margins = Margins(settings, isFirst: start == range.lowerBound, width: options.width)
            var shape = nextLine(from: start, in: range, settings, margins)
            let end = shape.end
            let height = lineHeight(shape.line, settings)
            let top = column.bottom + column.gap
            if !lines.isEmpty || options.refusesFirstLine, top + height > options.height + LineBreaker.tolerance {
                isTruncated = true
                return false
            }
            let isLast = isLastLine(top, height, settings)
            let isOver = end < text.length || index < text.paragraphs.count - 1
            if isLast, isOver, options.marksOmission, !shape.isShortened,
                let shorter = shortened(
                    start..<hardEnd(from: start), options.omission ?? settings.lineBreak, margins)
            {
                shape.line = shorter
                shape.isShortened = true
            }
            if shape.isShortened || (isLast && isOver) { isTruncated = true }
            let isBroken = end < range.upperBound && !shape.isShortened
            add(shape.line, top, height, settings, margins, isBroken: isBroken, &column)
            if isLast, isOver { return false }
            column.gap = Double(max(0, settings.lineSpacing.orZero))
            start = end
        } while start < range.upperBound
        column.gap += Double(max(0, settings.paragraphSpacing.orZero))
        return true
    }

    /// From which to which place a line may reach.
    private struct Margins {
        let left: Double
        let width: Double

        init(_ settings: ParagraphSettings, isFirst: Bool, width: Double) {
            left = Double(max(0, (isFirst ? settings.firstLineHeadIndent : settings.headIndent).orZero))
            let tail = Double(settings.tailIndent.orZero)
            self.width = max(0, (tail > 0 ? min(tail, width) : width + tail) - left)
        }
    }

    private func nextLine(
        from start: Int, in range: Range<Int>, _ settings: ParagraphSettings, _ margins: Margins
    ) -> (line: CTLine, end: Int, isShortened: Bool) {
        let wraps = settings.lineBreak.wraps || (options.wrapsShortened && settings.lineBreak.truncates)
        let end = breaker.end(
            from: start, width: margins.width, byCharacters: settings.lineBreak == .charWrapping, wraps: wraps,
            indent: margins.left)
        if !wraps, settings.lineBreak.truncates, margins.width.isFinite,
            breaker.width(start..<end) > margins.width + LineBreaker.tolerance,
            let line = shortened(start..<end, settings.lineBreak, margins)
        {
            return (line, end, true)
        }
        return (LineBuilder(text: text, indent: margins.left).line(start..<end), end, false)
    }

    /// Where a line is ended by force at the latest.
    private func hardEnd(from start: Int) -> Int { breaker.end(from: start, width: .infinity, wraps: false) }

    private func shortened(
        _ range: Range<Int>, _ mode: ParagraphSettings.LineBreak, _ margins: Margins
    ) -> CTLine? {
        let place: LineTruncation.Place =
            switch mode {
            case .truncatingHead: .start
            case .truncatingMiddle: .middle
            default: .end
            }
        let style = text.style(at: max(range.lowerBound, range.upperBound - 1))
        let token = TypesetText(
            NSAttributedString(string: "\u{2026}", attributes: style.attributes), defaults: text.defaults)
        return LineTruncation(
            text: text, range: range, width: margins.width, place: place, token: token.wholeLine,
            indent: margins.left
        ).line
    }

    private func isLastLine(_ top: Double, _ height: Double, _ settings: ParagraphSettings) -> Bool {
        if options.maximumLines > 0, lines.count + 1 >= options.maximumLines { return true }
        guard options.marksOmission, options.height.isFinite else { return false }
        // The next line is taken to be as high as this one.
        return top + height + Double(max(0, settings.lineSpacing.orZero)) + height
            > options.height + LineBreaker.tolerance
    }

    private func lineHeight(_ line: CTLine, _ settings: ParagraphSettings) -> Double {
        var height = natural(line)
        let multiple = Double(settings.lineHeightMultiple.orZero)
        if multiple > 0 { height *= multiple }
        let least = Double(settings.minimumLineHeight.orZero)
        let most = Double(settings.maximumLineHeight.orZero)
        if most > 0 { height = min(height, most) }
        return max(height, least)
    }

    private func natural(_ line: CTLine) -> Double {
        line.ascent + line.descent + (options.usesLeading ? line.leading : 0)
    }

    private mutating func add(
        _ line: CTLine, _ top: Double, _ height: Double, _ settings: ParagraphSettings, _ margins: Margins,
        isBroken: Bool, _ column: inout Column
    ) {
        var line = line
        if settings.alignment == .justified, isBroken, margins.width.isFinite {
            line = LineBuilder(text: text, indent: margins.left).line(
                [.part(line.range)], line.range, justifiedTo: margins.width)
        }
        let visible = line.width - line.trailingWidth
        let factor: Double =
            switch settings.alignment {
            case .left: 0
            case .center: 0.5
            case .right: 1
            case .justified, .natural: line.isRightToLeft ? 1 : 0
            }
        let room = margins.width.isFinite ? margins.width - visible : 0
        // Space that hangs over the end of a line from right to left lies at its left.
        let hang = line.isRightToLeft ? line.trailingWidth : 0
        let x = margins.left + room * factor - hang
        // What is added to a line's height, or taken from it, is above the letters.
        let baseline = top + line.ascent + (height - natural(line))
        lines.append(Line(line: line, x: x, top: top, baseline: baseline, height: height))
        column.width = max(column.width, margins.left + visible)
        column.bottom = top + height
    }
}
