// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation
internal import Raster

/// A font by its PostScript, full or family name. There is always one: where nothing installed is called so the system
/// font stands for it, which is said once.
///
/// - Parameter size: In points; 0 for 12.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    var instance = FontFinder.namedOrSystem(name, size: FontFinder.size(size, "CTFontCreateWithName"))
    if let matrix { instance.matrix = matrix.pointee }
    return CTFont(instance: instance)
}

/// The font that comes nearest to what the descriptor says.
///
/// - Parameter size: In points; 0 for the descriptor's own, or 12.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let size = size == 0 ? 0 : FontFinder.size(size, "CTFontCreateWithFontDescriptor")
    var instance = descriptor.asked.instance(size: size)
    if let matrix { instance.matrix = matrix.pointee }
    return CTFont(instance: instance)
}

/// What a system's font is for.
public enum CTFontUIFontType: UInt32, Sendable {
    case none = 0xFFFF_FFFF
    case user = 0
    case userFixedPitch = 1
    case system = 2
    case emphasizedSystem = 3
    case smallSystem = 4
    case smallEmphasizedSystem = 5
    case miniSystem = 6
    case miniEmphasizedSystem = 7
    case views = 8
    case application = 9
    case label = 10
    case menuTitle = 11
    case menuItem = 12
    case message = 24
    case toolTip = 25
}

/// - Parameters:
///   - size: In points; 0 for the size of that use.
///   - language: Nothing depends on it.
public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
    let own: CGFloat =
        switch uiType {
        case .smallSystem, .smallEmphasizedSystem, .toolTip: 11
        case .miniSystem, .miniEmphasizedSystem: 9
        case .label: 10
        case .user, .views: 12
        default: 13
        }
    let isBold = uiType == .emphasizedSystem || uiType == .smallEmphasizedSystem || uiType == .miniEmphasizedSystem
    let points = FontFinder.size(size == 0 ? own : size, "CTFontCreateUIFontForLanguage")
    return CTFont(
        instance: FontFinder.system(
            size: points, weight: isBold ? 700 : 400, design: uiType == .userFixedPitch ? .monospaced : .default))
}

/// The same font at another size (0: the same) and with another matrix (nil: none), and with what the descriptor adds.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    let points = size == 0 ? font.instance.size : FontFinder.size(size, "CTFontCreateCopyWithAttributes")
    var instance = font.instance.with(size: points)
    if let attributes {
        let values = font.instance.descriptorValues.merging(attributes.values) { $1 }
        instance = FontDescription(values).instance(size: points)
    }
    instance.matrix = matrix?.pointee ?? .identity
    return CTFont(instance: instance)
}

/// The family's member with those traits of `symTraitMask` that `symTraitValue` has; nil where the family has none so.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    let points = size == 0 ? font.instance.size : FontFinder.size(size, "CTFontCreateCopyWithSymbolicTraits")
    let wished = font.instance.symbolicTraits.subtracting(symTraitMask).union(
        symTraitValue.intersection(symTraitMask))
    var description = FontDescription(font.instance.descriptorValues)
    description.traits = wished
    var instance = description.instance(size: points)
    guard instance.symbolicTraits.intersection(symTraitMask) == symTraitValue.intersection(symTraitMask) else {
        return nil
    }
    if let matrix { instance.matrix = matrix.pointee }
    return CTFont(instance: instance)
}

/// The font itself where it has all letters of the part, else one that is installed and has the first that it lacks.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
    let text = NSAttributedString(
        string: string, attributes: [NSAttributedString.Key(rawValue: "NSFont"): currentFont])
    let line = TypesetText(text.onOneLine, defaults: .coreText).wholeLine
    let part = range.range(in: line.range, zeroIsAll: false)
    let other = line.runs.filter { $0.range.overlaps(part) }.first { $0.font.face !== currentFont.instance.face }
    return other.map { CTFont(instance: $0.font) } ?? currentFont
}

public func CTFontGetSize(_ font: CTFont) -> CGFloat { CGFloat(font.instance.size) }
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.instance.matrix }
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.instance.symbolicTraits }

/// Weight, width and slant, -1 ... 1 each, and the symbolic traits, by Core Text's names.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
    let instance = font.instance
    return [
        kCTFontSymbolicTrait: NSNumber(value: instance.symbolicTraits.rawValue),
        kCTFontWeightTrait: NSNumber(value: FontTraitValue.trait(ofWeight: instance.weight)),
        kCTFontWidthTrait: NSNumber(value: (Double(instance.face?.record.width ?? 100) - 100) / 100),
        kCTFontSlantTrait: NSNumber(value: instance.isItalic ? 0.07 : 0),
    ]
}

public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.instance.postScriptName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.instance.familyName }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.instance.fullName }
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.instance.fullName }

/// One of the names in a font, by `kCTFontFamilyNameKey` and its like; nil for those that are not read.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
    switch nameKey {
    case kCTFontFamilyNameKey: font.instance.familyName
    case kCTFontSubFamilyNameKey, kCTFontStyleNameKey: font.instance.face?.record.style
    case kCTFontFullNameKey: font.instance.fullName
    case kCTFontPostScriptNameKey: font.instance.postScriptName
    default: nil
    }
}

public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor {
    CTFontDescriptor(values: font.instance.descriptorValues)
}

/// An attribute that the font's descriptor has, or that says how the font is.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> Any? {
    switch attribute {
    case kCTFontNameAttribute: font.instance.postScriptName
    case kCTFontFamilyNameAttribute: font.instance.familyName
    case kCTFontStyleNameAttribute: font.instance.face?.record.style
    case kCTFontDisplayNameAttribute: font.instance.fullName
    case kCTFontTraitsAttribute: CTFontCopyTraits(font)
    case kCTFontURLAttribute: font.instance.face.map { URL(fileURLWithPath: $0.record.path) }
    default: font.instance.descriptorValues[attribute]
    }
}

/// The letters that the font has glyphs for.
public func CTFontCopyCharacterSet(_ font: CTFont) -> CharacterSet {
    guard let face = font.instance.face else { return CharacterSet() }
    var set = CharacterSet()
    for value in UInt32(0x20)...0x2FFFF where face.glyph(for: value) != 0 {
        if let scalar = Unicode.Scalar(value) { set.insert(scalar) }
    }
    return set
}

// Measures, in points.

public func CTFontGetAscent(_ font: CTFont) -> CGFloat { CGFloat(font.instance.ascent) }

/// Positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { CGFloat(font.instance.descent) }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { CGFloat(font.instance.leading) }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { CGFloat(font.instance.capHeight) }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { CGFloat(font.instance.xHeight) }

/// Font units to the em.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 {
    UInt32(clamping: font.instance.face?.metrics.unitsPerEm ?? 0)
}

public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.instance.face?.metrics.glyphCount ?? 0 }

/// Around all glyphs laid over each other.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    guard let metrics = font.instance.face?.metrics else { return .zero }
    return CGRect(
        x: metrics.minX, y: metrics.minY, width: metrics.maxX - metrics.minX, height: metrics.maxY - metrics.minY
    ).applying(font.instance.unitTransform)
}

/// Of the middle of the line; below the baseline it is negative.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
    CGFloat(font.instance.points(font.instance.face?.metrics.underlinePosition ?? 0))
}

public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
    CGFloat(font.instance.points(font.instance.face?.metrics.underlineThickness ?? 0))
}

/// Degrees, counter-clockwise from upright.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { CGFloat(font.instance.face?.metrics.italicAngle ?? 0) }
