import CoreGraphics

/// A face at a size: what a font object is.
package struct FontInstance: Hashable, Sendable {
    package let face: FontFace?
    /// In points.
    package let size: Double
    package var matrix = CGAffineTransform.identity
    package var features: [FontFeature] = []
    /// The system font has Apple's names and line measures, whatever face stands for it.
    package var system: SystemStyle?
    /// As it was asked for, where another face stands for it.
    package var name: String?

    package struct SystemStyle: Hashable, Sendable {
        package let design: SystemFont.Design
        package let weight: Int
        package let isItalic: Bool
    }

    package init(face: FontFace?, size: Double) {
        self.face = face
        self.size = size
    }

    package static func == (lhs: FontInstance, rhs: FontInstance) -> Bool {
        lhs.face === rhs.face && lhs.size == rhs.size && lhs.matrix == rhs.matrix && lhs.features == rhs.features
            && lhs.system == rhs.system && lhs.name == rhs.name
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(face.map(ObjectIdentifier.init))
        hasher.combine(size)
    }

    package func with(size: Double) -> FontInstance {
        var copy = FontInstance(face: face, size: size)
        (copy.matrix, copy.features, copy.system, copy.name) = (matrix, features, system, name)
        return copy
    }

    /// The same wish, met by another face.
    package func with(face: FontFace) -> FontInstance {
        var copy = FontInstance(face: face, size: size)
        copy.matrix = matrix
        return copy
    }

    /// Points of a length in font units. One product and one quotient, so that every machine has the same bits.
    package func points(_ units: Int) -> Double {
        guard let face else { return 0 }
        return Double(units) * size / Double(face.metrics.unitsPerEm)
    }

    // The line measures of Apple's system font, San Francisco, in units of 2048 to the em: its line is 20.29 points
    // high at 17 points, and layouts depend on that. (Inter's own would be 1984 and 494.)
    private static let sanFrancisco = (ascender: 1950.0, descender: 494.0, em: 2048.0)

    private var hasAppleLines: Bool { system?.design == .default || system?.design == .rounded }

    /// How far letters reach above the baseline, in points.
    package var ascent: Double {
        if hasAppleLines { return Self.sanFrancisco.ascender * size / Self.sanFrancisco.em }
        return points(face?.metrics.ascender ?? 0)
    }

    /// How far letters reach below the baseline, in points; positive.
    package var descent: Double {
        if hasAppleLines { return Self.sanFrancisco.descender * size / Self.sanFrancisco.em }
        return -points(face?.metrics.descender ?? 0)
    }

    /// The gap between lines, in points.
    package var leading: Double { hasAppleLines ? 0 : points(face?.metrics.lineGap ?? 0) }

    /// Points that the font itself adds after each letter.
    package var tracking: Double { hasAppleLines ? SystemTracking.points(size: size) : 0 }

    /// With the font's own tracking, in points.
    package func advance(of glyph: UInt16) -> Double {
        guard let face else { return 0 }
        let advance = face.advance(of: glyph)
        return points(advance) + (advance > 0 ? tracking : 0)
    }

    package var lineHeight: Double { ascent + descent + leading }

    /// The height of H: the font's word, or its glyph's.
    package var capHeight: Double { height(face?.metrics.capHeight ?? 0, of: 0x48) }

    /// The height of x: the font's word, or its glyph's.
    package var xHeight: Double { height(face?.metrics.xHeight ?? 0, of: 0x78) }

    private func height(_ known: Int, of letter: UInt32) -> Double {
        if known > 0 { return points(known) }
        guard let face else { return 0 }
        let outline = face.outline(of: face.glyph(for: letter))
        let top = outline.points.map { Double($0.y) }.max() ?? 0
        return top * size / Double(face.metrics.unitsPerEm)
    }

    /// From font units to text space.
    package var unitTransform: CGAffineTransform {
        let scale = CGFloat(size) / CGFloat(max(face?.metrics.unitsPerEm ?? 1, 1))
        return CGAffineTransform(scaleX: scale, y: scale).concatenating(matrix)
    }

    /// The weight asked for, in OpenType's terms.
    package var weight: Int { system?.weight ?? face?.record.weight ?? 400 }

    package var isItalic: Bool { system?.isItalic ?? face?.record.isItalic ?? false }

    package var isMonospaced: Bool { system?.design == .monospaced || face?.record.isMonospaced == true }

    package var postScriptName: String {
        if let system { return system.postScriptName }
        return name ?? face?.record.postScriptName ?? "None"
    }

    package var familyName: String {
        if let system { return system.familyName }
        return face?.record.family ?? "None"
    }

    package var fullName: String {
        if let system { return system.postScriptName }
        return face?.record.fullName ?? "None"
    }
}

extension FontInstance.SystemStyle {
    /// As Apple's systems name them.
    var postScriptName: String {
        let family =
            switch design {
            case .default: ".SFUI"
            case .monospaced: ".SFMono"
            case .serif: ".NewYork"
            case .rounded: ".SFRounded"
            }
        let style = Self.styles.first { $0.weight == weight }?.name ?? "Regular"
        let slant = isItalic ? (style == "Regular" ? "Italic" : style + "Italic") : style
        return "\(family)-\(slant)"
    }

    var familyName: String {
        switch design {
        case .default: ".AppleSystemUIFont"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .serif: ".AppleSystemUIFontSerif"
        case .rounded: ".AppleSystemUIFontRounded"
        }
    }

    package static let styles: [(weight: Int, name: String)] = [
        (100, "Ultralight"), (200, "Thin"), (300, "Light"), (400, "Regular"), (500, "Medium"), (600, "Semibold"),
        (700, "Bold"), (800, "Heavy"), (900, "Black"),
    ]
}
