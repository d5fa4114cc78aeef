import CoreGraphics

/// Puts runs together to a line.
struct LineBuilder {
    enum Piece {
        /// Of one paragraph.
        case part(Range<Int>)
        /// A line that stands in place of what is left out.
        case token(CTLine, at: Int)
    }

    private struct Element {
        let run: CTRun
        let level: UInt8
        let isTab: Bool
    }

    let text: TypesetText
    /// Where the line begins, from the paragraph's margin: tabs count from that.
    var indent = 0.0

    func line(_ range: Range<Int>) -> CTLine { line([.part(range)], range) }

    func line(_ pieces: [Piece], _ range: Range<Int>, justifiedTo width: Double? = nil, factor: Double = 1)
        -> CTLine
    {
        let paragraph = text.paragraph(text.paragraphIndex(at: range.lowerBound))
        var elements: [Element] = []
        var trailing = 0
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .part(let part):
                let end = index == pieces.count - 1 ? spaceStart(of: part, paragraph) : part.upperBound
                elements += self.elements(part.lowerBound..<end, paragraph, level: nil)
                let spaces = self.elements(end..<part.upperBound, paragraph, level: paragraph.baseLevel)
                trailing = spaces.count
                elements += spaces
            case .token(let line, let unit):
                trailing = 0
                elements += line.runs.map {
                    Element(run: $0.copy(at: unit), level: paragraph.baseLevel, isTab: false)
                }
            }
        }
        if let width { justify(elements.dropLast(trailing), to: width, factor) }
        let trailingWidth = elements.suffix(trailing).reduce(0) { $0 + $1.run.width }
        let visual = reordered(elements)
        let total = place(visual, paragraph)
        return CTLine(
            text: text, range: range, runs: visual.map(\.run), width: total, trailingWidth: trailingWidth,
            isRightToLeft: paragraph.baseLevel & 1 == 1)
    }

    private func spaceStart(of range: Range<Int>, _ paragraph: TextParagraph) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, paragraph.isSpace(end - 1) { end -= 1 }
        return end
    }

    /// The runs of a part of the paragraph, in the order of the text.
    ///
    /// - Parameter level: Of all; nil for each its own.
    private func elements(_ range: Range<Int>, _ paragraph: TextParagraph, level: UInt8?) -> [Element] {
        guard !range.isEmpty else { return [] }
        return paragraph.items(in: range).map { item in
            let part = item.range.clamped(to: range)
            return Element(
                run: run(item, part, paragraph, isSpace: level != nil), level: level ?? item.level,
                isTab: item.kind == .tab)
        }
    }

    private func run(_ item: TextItem, _ part: Range<Int>, _ paragraph: TextParagraph, isSpace: Bool) -> CTRun {
        let style = text.styles[item.style]
        switch item.kind {
        case .tab, .lineEnd:
            return CTRun(
                style: style, font: item.font, range: part, isRightToLeft: item.isRightToLeft, isSpace: true,
                glyphs: [], width: 0)
        case .attachment:
            return CTRun(
                style: style, font: item.font, range: part, isRightToLeft: item.isRightToLeft, isAttachment: true,
                glyphs: [], width: AttachmentBox(item, style, in: text).advance)
        case .text:
            let (glyphs, width) = placed(text.glyphs(of: item, in: part), item, part, style, paragraph)
            return CTRun(
                style: style, font: item.font, range: part, isRightToLeft: item.isRightToLeft, isSpace: isSpace,
                glyphs: glyphs, width: width)
        }
    }

    private func placed(
        _ shaped: [ShapedGlyph], _ item: TextItem, _ part: Range<Int>, _ style: RunStyle, _ paragraph: TextParagraph
    ) -> ([CTRun.Glyph], Double) {
        let font = item.font
        let scale = LineGeometry.widening(style)
        let letterSpacing = style.spacing + font.tracking
        var glyphs: [CTRun.Glyph] = []
        glyphs.reserveCapacity(shaped.count)
        var pen = 0.0
        for (index, shape) in shaped.enumerated() {
            let isFirst = index == 0 || shaped[index - 1].cluster != shape.cluster
            let isLast = index == shaped.count - 1 || shaped[index + 1].cluster != shape.cluster
            var spacing = 0.0
            if letterSpacing != 0, item.isRightToLeft ? isFirst : isLast {
                let other = item.isRightToLeft ? index : index + 1
                let end =
                    item.isRightToLeft
                    ? (other > 0 ? shaped[other - 1].cluster : part.upperBound)
                    : (other < shaped.count ? shaped[other].cluster : part.upperBound)
                let count = (shape.cluster..<max(end, shape.cluster)).count { paragraph.isCharacterStart($0) }
                spacing = letterSpacing * Double(count)
            }
            if item.isRightToLeft { pen += spacing }
            let advance = font.points(Int(shape.advance)) * scale
            glyphs.append(
                CTRun.Glyph(
                    glyph: shape.glyph, cluster: shape.cluster,
                    position: CGPoint(
                        x: pen + font.points(Int(shape.xOffset)) * scale, y: font.points(Int(shape.yOffset))),
                    advance: item.isRightToLeft ? advance : advance + spacing))
            pen += advance
            if !item.isRightToLeft { pen += spacing }
        }
        return (glyphs, pen)
    }

    /// From left to right, by rule L2 of Unicode's bidirectional algorithm.
    private func reordered(_ elements: [Element]) -> [Element] {
        guard let highest = elements.map(\.level).max(), highest > 0 else { return elements }
        var result = elements
        var level = highest
        while level >= 1 {
            var start = 0
            while start < result.count {
                guard result[start].level >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < result.count, result[end].level >= level { end += 1 }
                result[start..<end].reverse()
                start = end
            }
            level -= 1
        }
        return result
    }

    /// Sets each run at its place, tabs at their stops; gives the whole width.
    private func place(_ elements: [Element], _ paragraph: TextParagraph) -> Double {
        let settings = text.style(at: paragraph.range.lowerBound).paragraph
        var pen = 0.0
        for (index, element) in elements.enumerated() {
            if element.isTab {
                let next = elements[(index + 1)...].prefix { !$0.isTab }.reduce(0) { $0 + $1.run.width }
                let stop = TabStops(settings).stop(after: pen + indent, followedBy: next)
                element.run.widen(to: max(0, stop - indent - pen))
            }
            element.run.place(at: pen)
            pen += element.run.width
        }
        return pen
    }

    /// Widens the spaces between words so that the line is as wide as asked for.
    private func justify(_ elements: ArraySlice<Element>, to width: Double, _ factor: Double) {
        let natural = elements.reduce(0) { $0 + $1.run.width }
        let isSpace = { (unit: Int) in text.units[unit] == 0x20 || text.units[unit] == 0xA0 }
        let count = elements.reduce(0) { $0 + $1.run.glyphs.count { isSpace($0.cluster) } }
        guard count > 0, width.isFinite, width > natural else { return }
        let extra = (width - natural) * min(max(factor, 0), 1) / Double(count)
        for element in elements { element.run.stretch(by: extra, where: isSpace) }
    }
}
