import CoreGraphics
import Foundation
internal import Raster

/// A font without a size, as Quartz takes it. On Apple's systems it is part of Core Graphics.
public final class CGFont: Sendable {
    let face: FontFace

    init(face: FontFace) { self.face = face }

    /// By PostScript, full or family name; nil where no installed font is called so.
    public init?(_ name: CFString) {
        guard let found = FontFinder.named(name, size: FontFinder.defaultSize)?.face else { return nil }
        face = found
    }

    public var postScriptName: CFString? { face.record.postScriptName }
    public var fullName: CFString? { face.record.fullName }
    public var numberOfGlyphs: Int { face.metrics.glyphCount }
    public var unitsPerEm: Int32 { Int32(clamping: face.metrics.unitsPerEm) }

    // In font units, y upwards.
    public var ascent: Int32 { Int32(clamping: face.metrics.ascender) }
    /// Negative.
    public var descent: Int32 { Int32(clamping: face.metrics.descender) }
    public var leading: Int32 { Int32(clamping: face.metrics.lineGap) }
    public var capHeight: Int32 { Int32(clamping: face.metrics.capHeight) }
    public var xHeight: Int32 { Int32(clamping: face.metrics.xHeight) }

    public func getGlyphWithGlyphName(name: CFString) -> CGGlyph { face.glyph(named: name) }
    public func name(for glyph: CGGlyph) -> CFString? { face.name(of: glyph) }
}

extension CTFont {
    package var graphicsFont: CGFont? { instance.face.map { CGFont(face: $0) } }
}
