import CoreGraphics
import Foundation

/// A part of a line in one font and style, in one direction: glyphs at places.
public final class CTRun: @unchecked Sendable {
    // `@unchecked Sendable`: nothing changes once the line is built; styles hold what their makers call Sendable or the
    // attributes of a text, which are read.

    struct Glyph {
        var glyph: UInt16
        /// The first UTF-16 unit that it stands for.
        var cluster: Int
        /// From the line's origin, in points, y upwards.
        var position: CGPoint
        var advance: Double
    }

    package let style: RunStyle
    let font: FontInstance
    let range: Range<Int>
    let isRightToLeft: Bool
    let isAttachment: Bool
    /// From left to right.
    private(set) var glyphs: [Glyph]
    /// Where the run begins, from the line's origin, in points.
    private(set) var x = 0.0
    private(set) var width: Double
    let isSpace: Bool

    init(
        style: RunStyle, font: FontInstance, range: Range<Int>, isRightToLeft: Bool, isAttachment: Bool = false,
        isSpace: Bool = false, glyphs: [Glyph], width: Double
    ) {
        self.style = style
        self.font = font
        self.range = range
        self.isRightToLeft = isRightToLeft
        self.isAttachment = isAttachment
        self.isSpace = isSpace
        self.glyphs = glyphs
        self.width = width
    }

    /// While the line is built: puts the run at its place.
    func place(at x: Double) {
        let step = x - self.x
        for index in glyphs.indices { glyphs[index].position.x += step }
        self.x = x
    }

    /// While the line is built: a tab takes its width, spaces theirs.
    func widen(to width: Double) { self.width = width }

    /// While the line is built: adds to each glyph of a space.
    func stretch(by extra: Double, where isStretched: (Int) -> Bool) {
        var added = 0.0
        for index in glyphs.indices {
            glyphs[index].position.x += added
            if isStretched(glyphs[index].cluster) {
                glyphs[index].advance += extra
                added += extra
            }
        }
        width += added
    }

    /// A copy that stands in another text before one of its units.
    func copy(at unit: Int) -> CTRun {
        let moved = glyphs.map { glyph in
            var glyph = glyph
            glyph.cluster = unit
            return glyph
        }
        let copy = CTRun(
            style: style, font: font, range: unit..<unit, isRightToLeft: isRightToLeft, isAttachment: isAttachment,
            isSpace: isSpace, glyphs: moved, width: width)
        copy.x = x
        return copy
    }

    /// How far the run reaches above and below the line's baseline, and its font's leading.
    var extent: (ascent: Double, descent: Double, leading: Double) {
        let offset = style.baselineOffset
        if isAttachment, let attachment = style.attachment {
            let bounds = attachment.attachmentBounds(font: style.font, position: range.lowerBound, width: 0)
            let (top, bottom) = (Double(bounds.maxY.orZero), Double(bounds.minY.orZero))
            return (max(0, top + offset), max(0, -bottom - offset), 0)
        }
        let font = style.font
        return (max(0, font.ascent + offset), max(0, font.descent - offset), font.leading)
    }
}
