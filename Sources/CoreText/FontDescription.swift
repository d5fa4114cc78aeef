import CoreGraphics
import Foundation

/// What a font descriptor asks for, read out of its attributes.
package struct FontDescription {
    package var name: String?
    package var family: String?
    package var style: String?
    package var size: Double?
    package var matrix: CGAffineTransform?
    /// OpenType's.
    package var weight: Int?
    package var traits: CTFontSymbolicTraits?
    package var design: SystemFont.Design?
    package var features: [FontFeature] = []

    package init(_ attributes: [String: Any]) {
        func number(_ value: Any?) -> Double? {
            (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) } ?? value as? Double
                ?? (value as? Int).map(Double.init)
        }
        name = attributes[Key.name] as? String
        family = attributes[Key.family] as? String
        style = attributes[Key.style] as? String
        size = number(attributes[Key.size]).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        matrix = attributes[Key.matrix] as? CGAffineTransform
        let traitValues = Self.dictionary(attributes[Key.traits])
        weight = number(traitValues[Key.weight]).map(FontTraitValue.weight(ofTrait:))
        if let symbolic = traitValues[Key.symbolic] {
            traits =
                symbolic as? CTFontSymbolicTraits
                ?? number(symbolic).flatMap { UInt32(exactly: $0) }.map(CTFontSymbolicTraits.init(rawValue:))
                ?? (symbolic as? UInt32).map(CTFontSymbolicTraits.init(rawValue:))
        }
        design = (traitValues[Key.design] as? String).flatMap(Key.design(of:))
        for setting in attributes[Key.features] as? [Any] ?? [] {
            if let feature = Self.feature(Self.dictionary(setting), number) { features.append(feature) }
        }
    }

    /// A dictionary whose keys are strings, or values that stand for strings.
    static func dictionary(_ value: Any?) -> [String: Any] {
        if let strings = value as? [String: Any] { return strings }
        var result: [String: Any] = [:]
        for (key, value) in value as? [AnyHashable: Any] ?? [:] {
            if let name = key.base as? String ?? (key.base as? any FontAttributeName)?.rawValue {
                result[name] = value
            }
        }
        return result
    }

    /// OpenType's settings, and of Apple's numbered ones those that are used most.
    private static func feature(_ setting: [String: Any], _ number: (Any?) -> Double?) -> FontFeature? {
        if let tag = setting["CTFeatureOpenTypeTag"] as? String, tag.utf8.count == 4 {
            let value = number(setting["CTFeatureOpenTypeValue"]).flatMap { UInt32(exactly: $0) } ?? 1
            return FontFeature(tag, value)
        }
        guard let type = number(setting["CTFeatureTypeIdentifier"]),
            let selector = number(setting["CTFeatureSelectorIdentifier"])
        else { return nil }
        switch (type, selector) {
        case (6, 0): return FontFeature("tnum", 1)
        case (6, 1): return FontFeature("pnum", 1)
        case (1, 2), (1, 3): return FontFeature("liga", selector == 2 ? 1 : 0)
        case (37, 1): return FontFeature("smcp", 1)
        case (38, 1): return FontFeature("c2sc", 1)
        case (14, 4): return FontFeature("zero", 1)
        case (11, 1), (11, 2): return FontFeature(selector == 2 ? "frac" : "afrc", 1)
        case (10, 1): return FontFeature("sups", 1)
        case (10, 2): return FontFeature("subs", 1)
        case (35, 2...40) where selector.truncatingRemainder(dividingBy: 2) == 0:
            let set = Int(selector) / 2
            return FontFeature(set < 10 ? "ss0\(set)" : "ss\(set)", 1)
        default: return nil
        }
    }

    /// The font that comes nearest, at `size` where it is not 0, else at its own size or 12.
    package func instance(size wished: Double) -> FontInstance {
        let size = wished > 0 ? wished : self.size ?? FontFinder.defaultSize
        var instance = base(size: size)
        if let matrix { instance.matrix = matrix }
        instance.features += features
        return instance
    }

    private func base(size: Double) -> FontInstance {
        let named = name.map { FontFinder.namedOrSystem($0, size: size) }
        let traits = self.traits
        var weight = self.weight ?? named?.weight ?? 400
        if let traits, self.weight == nil {
            if traits.contains(.traitBold), weight < 600 { weight = 700 }
            if !traits.contains(.traitBold), weight >= 600 { weight = 400 }
        }
        let isItalic = traits?.contains(.traitItalic) ?? named?.isItalic ?? false
        let isMonospaced = traits?.contains(.traitMonoSpace) == true
        if let family = family ?? (named?.system == nil && named?.name == nil ? named?.familyName : nil) {
            if named != nil, traits == nil, self.weight == nil, self.family == nil, style == nil { return named! }
            return member(of: family, weight, isItalic, size)
        }
        if let named, named.system == nil { return restyled(named, weight, isItalic, size) }
        let design = self.design ?? named?.system?.design ?? .default
        return FontFinder.system(
            size: size, weight: weight, design: isMonospaced ? .monospaced : design, isItalic: isItalic)
    }

    private func member(of family: String, _ weight: Int, _ isItalic: Bool, _ size: Double) -> FontInstance {
        let catalogue = FontCatalogue.shared
        if let style,
            let record = catalogue.faces(ofFamily: family).first(where: {
                $0.style.lowercased() == style.lowercased()
            }), let face = catalogue.open(record)
        {
            return FontInstance(face: face, size: size)
        }
        let wished = style.map(SystemFont.style(ofName:))
        let width = traits?.contains(.traitCondensed) == true ? 75 : 100
        if let record = catalogue.face(
            ofFamily: family, weight: self.weight ?? wished?.weight ?? weight, width: width,
            isItalic: isItalic || wished?.isItalic == true), let face = catalogue.open(record)
        {
            return FontInstance(face: face, size: size)
        }
        return restyled(FontFinder.namedOrSystem(family, size: size), weight, isItalic, size)
    }

    /// A face that stands for one of Apple's, in another style.
    private func restyled(
        _ found: FontInstance, _ weight: Int, _ isItalic: Bool, _ size: Double
    ) -> FontInstance {
        if let system = found.system {
            return FontFinder.system(size: size, weight: weight, design: system.design, isItalic: isItalic)
        }
        guard let face = found.face, found.weight != weight || found.isItalic != isItalic,
            let record = FontCatalogue.shared.face(
                ofFamily: face.record.family, weight: weight, isItalic: isItalic),
            let other = FontCatalogue.shared.open(record)
        else { return found }
        var instance = FontInstance(face: other, size: size)
        instance.name = found.name
        return instance
    }

    /// The names of attributes, as Apple's frameworks write them.
    package enum Key {
        package static let name = "NSFontNameAttribute"
        package static let family = "NSFontFamilyAttribute"
        package static let style = "NSFontFaceAttribute"
        package static let visibleName = "NSFontVisibleNameAttribute"
        package static let size = "NSFontSizeAttribute"
        package static let matrix = "NSFontMatrixAttribute"
        package static let traits = "NSCTFontTraitsAttribute"
        package static let features = "NSCTFontFeatureSettingsAttribute"
        package static let symbolic = "NSCTFontSymbolicTrait"
        package static let weight = "NSCTFontWeightTrait"
        package static let width = "NSCTFontProportionTrait"
        package static let slant = "NSCTFontSlantTrait"
        package static let design = "NSCTFontUIFontDesignTrait"

        package static func design(of name: String) -> SystemFont.Design? {
            SystemFont.Design.allNames.first { $0.value == name }?.key
        }
    }
}

extension SystemFont.Design {
    package static let allNames: [SystemFont.Design: String] = [
        .default: "NSCTFontUIFontDesignDefault", .monospaced: "NSCTFontUIFontDesignMonospaced",
        .serif: "NSCTFontUIFontDesignSerif", .rounded: "NSCTFontUIFontDesignRounded",
    ]
}

/// A value that names an attribute of a font, as UIKit's do.
package protocol FontAttributeName {
    var rawValue: String { get }
}
