internal import CText
package import Raster
import Synchronization

/// One face: metrics, glyphs, outlines and shaping, all in font units.
///
/// `@unchecked Sendable`: the C libraries' state is used under the lock alone, and never handed out.
package final class FontFace: @unchecked Sendable {
    package let record: FontRecord
    package let metrics: FontMetrics
    private let face: OpaquePointer
    private let caches = Mutex(Caches())

    private struct Caches {
        var outlines: [UInt16: PathData] = [:]
        var pictures: [PictureKey: GlyphPicture?] = [:]
        var glyphs: [UInt32: UInt16] = [:]
        var advances: [UInt16: Int] = [:]
    }

    private struct PictureKey: Hashable {
        let glyph: UInt16
        let size: Int32
    }

    /// The most glyphs that are kept of each kind.
    private static let cacheLimit = 20_000

    /// Nil where the file cannot be read.
    init?(_ record: FontRecord) {
        guard let face = ctext_face_open(record.path, record.index) else { return nil }
        let found = ctext_face_metrics(face)
        guard found.units_per_em > 0 else {
            ctext_face_close(face)
            return nil
        }
        self.record = record
        self.face = face
        metrics = FontMetrics(
            unitsPerEm: Int(found.units_per_em), ascender: Int(found.ascender), descender: Int(found.descender),
            lineGap: max(0, Int(found.line_gap)), capHeight: Int(found.cap_height), xHeight: Int(found.x_height),
            underlinePosition: Int(found.underline_position), underlineThickness: Int(found.underline_thickness),
            italicAngle: Double(found.italic_angle) / 65536, minX: Int(found.min_x), minY: Int(found.min_y),
            maxX: Int(found.max_x), maxY: Int(found.max_y), glyphCount: Int(found.glyph_count),
            hasOutlines: found.has_outlines != 0, hasBitmaps: found.has_color_bitmaps != 0)
    }

    deinit { ctext_face_close(face) }

    /// 0 where the font has none.
    package func glyph(for scalar: UInt32) -> UInt16 {
        caches.withLock { caches in
            if let known = caches.glyphs[scalar] { return known }
            let glyph = UInt16(truncatingIfNeeded: ctext_face_glyph(face, scalar))
            if caches.glyphs.count < Self.cacheLimit { caches.glyphs[scalar] = glyph }
            return glyph
        }
    }

    package func advance(of glyph: UInt16) -> Int {
        caches.withLock { caches in
            if let known = caches.advances[glyph] { return known }
            let advance = Int(ctext_face_advance(face, UInt32(glyph)))
            caches.advances[glyph] = advance
            return advance
        }
    }

    package func name(of glyph: UInt16) -> String? {
        caches.withLock { _ in
            var name = [CChar](repeating: 0, count: 128)
            guard ctext_face_glyph_name(face, UInt32(glyph), &name, name.count) == 1 else { return nil }
            return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }

    /// 0 where the font names none so.
    package func glyph(named name: String) -> UInt16 {
        caches.withLock { _ in UInt16(truncatingIfNeeded: ctext_face_glyph_named(face, name)) }
    }

    /// Empty for a space, and for what has a picture alone.
    package func outline(of glyph: UInt16) -> PathData {
        caches.withLock { caches in
            if let known = caches.outlines[glyph] { return known }
            let outline = loadOutline(glyph)
            if caches.outlines.count >= Self.cacheLimit { caches.outlines.removeAll() }
            caches.outlines[glyph] = outline
            return outline
        }
    }

    private func loadOutline(_ glyph: UInt16) -> PathData {
        var found = ctext_outline()
        guard ctext_face_outline(face, UInt32(glyph), &found) == 1 else { return PathData() }
        defer { ctext_outline_free(&found) }
        var path = PathData()
        var at = 0
        func next() -> CGPoint {
            defer { at += 2 }
            // 64ths of a unit: the division is exact.
            return CGPoint(x: Double(found.coordinates[at]) / 64, y: Double(found.coordinates[at + 1]) / 64)
        }
        for index in 0..<found.verb_count {
            switch found.verbs[index] {
            case 0: path.move(to: next())
            case 1: path.addLine(to: next())
            case 2:
                let control = next()
                path.addQuadCurve(to: next(), control: control)
            case 3:
                let (control1, control2) = (next(), next())
                path.addCurve(to: next(), control1: control1, control2: control2)
            default: path.close()
            }
        }
        return path
    }

    /// What a coloured font draws for the glyph; nil where its outline is all.
    ///
    /// - Parameter pixelsPerEm: The size at which it is wanted; the next larger one is given.
    package func picture(of glyph: UInt16, pixelsPerEm: Int) -> GlyphPicture? {
        guard record.hasColor || metrics.hasBitmaps else { return nil }
        return caches.withLock { caches in
            let key = PictureKey(glyph: glyph, size: Int32(clamping: pixelsPerEm))
            if let known = caches.pictures[key] { return known }
            let picture = loadPicture(key)
            if caches.pictures.count >= 512 { caches.pictures.removeAll() }
            caches.pictures[key] = .some(picture)
            return picture
        }
    }

    private func loadPicture(_ key: PictureKey) -> GlyphPicture? {
        var found = ctext_bitmap()
        if ctext_face_bitmap(face, UInt32(key.glyph), key.size, &found) == 1, let rgba = found.rgba {
            defer { ctext_free(rgba) }
            guard let bitmap = Bitmap(width: Int(found.width), height: Int(found.height)) else { return nil }
            for y in 0..<bitmap.height {
                let source = UnsafeRawBufferPointer(start: rgba + y * bitmap.width * 4, count: bitmap.width * 4)
                bitmap.withMutableRow(y) { UnsafeMutableRawBufferPointer($0).copyMemory(from: source) }
            }
            return .image(
                CGImage(bitmap: bitmap), left: Int(found.left), top: Int(found.top),
                pixelsPerEm: Int(found.pixels_per_em))
        }
        var layers = [ctext_layer](repeating: ctext_layer(), count: 256)
        let count = min(ctext_face_layers(face, UInt32(key.glyph), &layers, layers.count), layers.count)
        guard count > 0 else { return nil }
        return .layers(
            layers.prefix(count).map { layer in
                let (red, green, blue, alpha) = layer.color
                let color = CGColor(
                    red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
                    alpha: CGFloat(alpha) / 255)
                return (UInt16(truncatingIfNeeded: layer.glyph), layer.is_foreground == 1 ? nil : color)
            })
    }

    /// The glyphs of a part of a text, from left to right; what lies around the part is context.
    ///
    /// - Parameters:
    ///   - script: An ISO 15924 code as a number.
    ///   - language: A BCP 47 tag.
    package func shape(
        _ text: [UInt16], _ range: Range<Int>, isRightToLeft: Bool, script: UInt32, language: String?,
        features: [FontFeature]
    ) -> [ShapedGlyph] {
        guard !range.isEmpty else { return [] }
        let features = features.map { feature in
            let tag = Array(feature.tag.utf8.prefix(4)).map { CChar(bitPattern: $0) } + [32, 32, 32, 32]
            return ctext_feature(tag: (tag[0], tag[1], tag[2], tag[3]), value: feature.value)
        }
        return caches.withLock { _ in
            var glyphs: UnsafeMutablePointer<ctext_glyph>?
            var count = 0
            let isShaped = ctext_shape(
                face, text, text.count, range.lowerBound, range.count, isRightToLeft ? 1 : 0, script, language,
                features, features.count, &glyphs, &count)
            guard isShaped == 1, let glyphs else { return [] }
            defer { ctext_free(glyphs) }
            return UnsafeBufferPointer(start: glyphs, count: count).map { glyph in
                ShapedGlyph(
                    glyph: UInt16(truncatingIfNeeded: glyph.glyph), cluster: Int(glyph.cluster),
                    advance: glyph.advance, xOffset: glyph.x_offset, yOffset: glyph.y_offset,
                    isSafeToBreak: glyph.is_safe_to_break == 1)
            }
        }
    }
}
