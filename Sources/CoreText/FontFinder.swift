import CoreGraphics
import Foundation
internal import Raster

/// From names, families and traits to a face at a size.
package enum FontFinder {
    /// The size of a font whose size is not said, as in Core Text.
    package static let defaultSize = 12.0

    /// The largest size that is drawn, in points.
    package static let maximumSize = 20_000.0

    /// 0 gives the default; what is no size is said and gives it too.
    package static func size(_ size: CGFloat, _ name: String) -> Double {
        if size == 0 { return defaultSize }
        guard size.isFinite, size > 0 else {
            Notice.once("\(name): a size of \(size) points; \(defaultSize) is taken")
            return defaultSize
        }
        guard size <= maximumSize else {
            Notice.once("\(name): a size of more than \(maximumSize) points, which is taken")
            return maximumSize
        }
        return Double(size)
    }

    /// The system font. Weights are OpenType's.
    package static func system(
        size: Double, weight: Int, design: SystemFont.Design = .default, isItalic: Bool = false
    ) -> FontInstance {
        var instance = FontInstance(face: SystemFont.face(design, weight: weight, isItalic: isItalic), size: size)
        instance.system = FontInstance.SystemStyle(design: design, weight: weight, isItalic: isItalic)
        // Apple's does not join the signs of programs to arrows and the like.
        if design == .monospaced { instance.features = [FontFeature("calt", 0)] }
        return instance
    }

    /// What stands for Helvetica where a text names no font, without a word about it.
    package static func unnamed(size: Double) -> FontInstance {
        var instance = FontInstance(
            face: SystemFont.face(.default, weight: 400, isItalic: false), size: size)
        instance.name = "Helvetica"
        return instance
    }

    /// By PostScript name, full name or family name; nil where nothing installed is called so. Fonts that every system of
    /// Apple's has are never missing: another face stands for them, which is said once.
    package static func named(_ name: String, size: Double) -> FontInstance? {
        if let system = systemStyle(named: name) {
            return FontFinder.system(
                size: size, weight: system.weight, design: system.design, isItalic: system.isItalic)
        }
        let catalogue = FontCatalogue.shared
        if let record = catalogue.record(named: name)
            ?? catalogue.face(ofFamily: name, weight: 400, isItalic: false),
            let face = catalogue.open(record)
        {
            return FontInstance(face: face, size: size)
        }
        guard let design = SystemFont.design(ofAppleFamily: name) else { return nil }
        let style = SystemFont.style(ofName: name)
        guard let face = SystemFont.face(design, weight: style.weight, isItalic: style.isItalic) else { return nil }
        Notice.once("the font \(name) is not installed; \(face.record.fullName) stands for it")
        var instance = FontInstance(face: face, size: size)
        instance.name = name
        return instance
    }

    /// The system's fonts by the names that this module gives them.
    private static func systemStyle(named name: String) -> FontInstance.SystemStyle? {
        guard name.hasPrefix(".") else { return nil }
        for design in [SystemFont.Design.default, .monospaced, .serif, .rounded] {
            for isItalic in [false, true] {
                for style in FontInstance.SystemStyle.styles {
                    let found = FontInstance.SystemStyle(design: design, weight: style.weight, isItalic: isItalic)
                    if found.postScriptName == name || (found.familyName == name && style.weight == 400) {
                        return found
                    }
                }
            }
        }
        return nil
    }

    /// By name, or the system font in its place, which is said once.
    package static func namedOrSystem(_ name: String, size: Double) -> FontInstance {
        if let found = named(name, size: size) { return found }
        Notice.once("there is no font called \(name); the system font stands for it")
        return system(size: size, weight: 400)
    }
}
