// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

extension CGContext {
    public func setFont(_ font: CGFont) { textFont = font }

    /// Draws glyphs of the current font and size, each at its place in text space.
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        guard let font = textFont as? CGFont, fontSize > 0 else { return }
        let instance = FontInstance(face: font.face, size: Double(fontSize))
        GlyphPainter(font: instance, transform: textMatrix, context: self).paint(
            zip(glyphs, positions).map { (glyph: $0, position: $1) })
        clipToText()
    }

    /// Draws glyphs one after another from the text position, which then lies behind the last.
    public func showGlyphs(_ glyphs: [CGGlyph]) {
        guard let font = textFont as? CGFont, fontSize > 0 else { return }
        let instance = FontInstance(face: font.face, size: Double(fontSize))
        var pen = CGPoint.zero
        let positions = glyphs.map { glyph in
            defer { pen.x += CGFloat(instance.points(font.face.advance(of: glyph))) + characterSpacing }
            return pen
        }
        showGlyphs(glyphs, at: positions)
        textMatrix = textMatrix.translatedBy(x: pen.x, y: 0)
    }
}

/// The font at a size.
///
/// - Parameter size: In points; 0 for 12.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    var instance = FontInstance(
        face: graphicsFont.face, size: FontFinder.size(size, "CTFontCreateWithGraphicsFont"))
    if let matrix { instance.matrix = matrix.pointee }
    if let attributes { instance.features = attributes.asked.features }
    return CTFont(instance: instance)
}

/// - Parameter attributes: Left as it is.
public func CTFontCopyGraphicsFont(
    _ font: CTFont, _ attributes: UnsafeMutablePointer<CTFontDescriptor?>?
) -> CGFont? { font.graphicsFont }
