import CoreGraphics
internal import CornerGeometry

/// Draws a line: grounds first, then run by run shadows, underlines, letters, attachments and strikes.
struct LinePainter {
    let line: CTLine
    let context: CGContext
    /// From the line's space (origin on the baseline, y upwards) to user space.
    let transform: CGAffineTransform
    /// The line's rectangle above and below the baseline that grounds fill, in points.
    var ground: (above: Double, below: Double)?

    func paint() {
        guard transform.affine.isFinite else { return }
        for run in line.runs where run.style.background != nil && run.width > 0 && !isHanging(run) {
            paintGround(of: run)
        }
        for run in line.runs { paint(run) }
    }

    /// Draws some glyphs of one run.
    func paint(_ run: CTRun, glyphs range: Range<Int>? = nil) {
        let style = run.style
        guard run.width != 0 || !run.glyphs.isEmpty else { return }
        context.saveGState()
        defer { context.restoreGState() }
        if let shadow = style.shadow {
            context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
        }
        if let color = style.color {
            context.setFillColor(color)
            context.setStrokeColor(color)
        }
        if style.underline & 0xFF != 0, range == nil { paintUnderline(of: run) }
        if run.isAttachment {
            paintAttachment(of: run)
        } else {
            paintGlyphs(run.glyphs[range ?? 0..<run.glyphs.count], of: run)
        }
        if style.strikethrough & 0xFF != 0, range == nil { paintStrike(of: run) }
    }

    private func paintGlyphs(_ glyphs: ArraySlice<CTRun.Glyph>, of run: CTRun) {
        let style = run.style
        if style.strokeWidth != 0 {
            if let color = style.strokeColor ?? style.color { context.setStrokeColor(color) }
            context.setLineWidth(CGFloat(style.strokeWidth.magnitude / 100 * style.font.size))
            context.setTextDrawingMode(style.strokeWidth > 0 ? .stroke : .fillStroke)
        }
        var lay = transform
        if style.baselineOffset != 0 { lay = lay.translatedBy(x: 0, y: CGFloat(style.baselineOffset)) }
        guard style.obliqueness != 0 || style.expansion != 0 else {
            let painter = GlyphPainter(font: run.font, transform: lay, context: context, foreground: style.color)
            return painter.paint(glyphs.lazy.map { ($0.glyph, $0.position) })
        }
        // Each letter is slanted and widened about its own origin.
        var font = run.font
        let change = CGAffineTransform(
            a: CGFloat(LineGeometry.widening(style)), b: 0, c: CGFloat(style.obliqueness), d: 1, tx: 0, ty: 0)
        font.matrix = font.matrix.concatenating(change)
        GlyphPainter(font: font, transform: lay, context: context, foreground: style.color)
            .paint(glyphs.lazy.map { ($0.glyph, $0.position) })
    }

    /// Spaces that hang over the line's end have no ground and no underline.
    private func isHanging(_ run: CTRun) -> Bool { run.isSpace && run.glyphs.isEmpty && run.width == 0 }

    private func paintGround(of run: CTRun) {
        guard let color = run.style.background else { return }
        let (above, below) = ground ?? (line.ascent, line.descent)
        fill(CGRect(x: run.x, y: -below, width: run.width, height: above + below), color)
    }

    private func paintAttachment(of run: CTRun) {
        guard let attachment = run.style.attachment else { return }
        let bounds = attachment.attachmentBounds(font: run.style.font, position: run.range.lowerBound, width: 0)
        guard bounds.minX.isFinite, bounds.minY.isFinite, bounds.width.isFinite, bounds.height.isFinite else {
            return
        }
        context.saveGState()
        context.concatenate(transform)
        attachment.drawAttachment(
            in: bounds.offsetBy(dx: CGFloat(run.x), dy: CGFloat(run.style.baselineOffset)), of: context,
            color: run.style.color)
        context.restoreGState()
    }

    private func paintUnderline(of run: CTRun) {
        let font = run.style.font
        let metrics = font.face?.metrics
        strike(
            run, style: run.style.underline, color: run.style.underlineColor ?? run.style.color,
            middle: font.points(metrics?.underlinePosition ?? 0),
            thickness: font.points(metrics?.underlineThickness ?? 0))
    }

    private func paintStrike(of run: CTRun) {
        let font = run.style.font
        strike(
            run, style: run.style.strikethrough, color: run.style.strikethroughColor ?? run.style.color,
            middle: font.xHeight / 2, thickness: font.points(font.face?.metrics.underlineThickness ?? 0))
    }

    /// - Parameter style: As `NSUnderlineStyle` has it: thickness and count in the low byte, pattern above.
    private func strike(_ run: CTRun, style: Int, color: CGColor?, middle: Double, thickness: Double) {
        let thickness = max(style & 0x02 != 0 ? thickness * 2 : thickness, 0.5)
        let isDouble = style & 0x0F == 0x09
        let middles = isDouble ? [middle, middle - 2 * thickness] : [middle]
        let dashes: [Double] =
            switch style & 0x0700 {
            case 0x0100: [1, 1]
            case 0x0200: [4, 2]
            case 0x0300: [4, 2, 1, 2]
            case 0x0400: [4, 2, 1, 2, 1, 2]
            default: []
            }
        for part in parts(run, byWord: style & 0x8000 != 0) {
            for middle in middles {
                let y = middle + run.style.baselineOffset - thickness / 2
                var x = part.lowerBound
                var index = 0
                guard !dashes.isEmpty, part.upperBound - x < 1e5 * thickness else {
                    fill(CGRect(x: x, y: y, width: part.upperBound - x, height: thickness), color)
                    continue
                }
                while x < part.upperBound {
                    let end = min(x + dashes[index % dashes.count] * thickness, part.upperBound)
                    if index % 2 == 0 { fill(CGRect(x: x, y: y, width: end - x, height: thickness), color) }
                    x = end
                    index += 1
                }
            }
        }
    }

    /// The stretches of a run that a line goes along: all, or its words.
    private func parts(_ run: CTRun, byWord: Bool) -> [Range<Double>] {
        guard byWord else { return run.width > 0 ? [run.x..<run.x + run.width] : [] }
        var parts: [Range<Double>] = []
        for glyph in run.glyphs where glyph.advance > 0 && line.unit(glyph.cluster) != 0x20 {
            let start = Double(glyph.position.x)
            if let last = parts.last, abs(last.upperBound - start) < 0.01 {
                parts[parts.count - 1] = last.lowerBound..<start + glyph.advance
            } else {
                parts.append(start..<start + glyph.advance)
            }
        }
        return parts
    }

    private func fill(_ rect: CGRect, _ color: CGColor?) {
        context.saveGState()
        if let color { context.setFillColor(color) }
        context.concatenate(transform)
        context.fill(rect)
        context.restoreGState()
    }
}
