internal import Raster
import Synchronization

/// Which fonts stand for those that Apple's systems bring along.
package enum SystemFont {
    package enum Design: String, Hashable, Sendable {
        case `default`, monospaced, serif, rounded
    }

    /// The families of the designs, the first that is installed; then what the machine prefers for the last name.
    private static func families(_ design: Design) -> (wished: [String], generic: String) {
        switch design {
        case .default, .rounded: (["Inter"], "sans-serif")
        case .monospaced: (["JetBrains Mono", "DejaVu Sans Mono"], "monospace")
        case .serif: (["Source Serif 4", "Noto Serif", "DejaVu Serif", "Liberation Serif"], "serif")
        }
    }

    /// The face of a design. What stands for it is said once where it is not the design's own.
    package static func face(_ design: Design, weight: Int, isItalic: Bool) -> FontFace? {
        let (wished, generic) = families(design)
        let catalogue = FontCatalogue.shared
        if design == .rounded { Notice.once("the rounded system font is drawn in \(wished[0])") }
        for family in wished {
            guard let record = catalogue.face(ofFamily: family, weight: weight, isItalic: isItalic),
                let face = catalogue.open(record)
            else { continue }
            if family != wished[0] { Notice.once("the \(design.rawValue) system font is drawn in \(family)") }
            return face
        }
        let place = FontList.fallback(
            for: [0x41], language: "en", family: generic, weight: weight, isItalic: isItalic, wantsColor: false)
        let faces = place.map { FontList.faces(ofFile: $0.path) } ?? []
        let record = faces.first { $0.index == place?.index } ?? faces.first
        guard let record, let face = catalogue.open(record) else {
            Notice.once(
                "no font is installed: text is not drawn (Debian's package fonts-inter has the system font)")
            return nil
        }
        Notice.once("the font \(wished[0]) is not installed; \(record.family) stands for it")
        return face
    }

    /// Apple's own families, which programs name without asking whether they are there, by what they are like. Other
    /// names that are not installed are not known.
    package static func design(ofAppleFamily name: String) -> Design? {
        let key = name.lowercased().filter { $0 != " " && $0 != "-" }
        for (design, families) in appleFamilies where families.contains(where: { key.hasPrefix($0) }) {
            return design
        }
        return nil
    }

    private static let appleFamilies: [(Design, [String])] = [
        (.monospaced, ["menlo", "monaco", "courier", "sfmono", "andalemono", "americantypewriter"]),
        (
            .serif,
            [
                "timesnewroman", "times", "georgia", "palatino", "baskerville", "didot", "hoefler", "newyork",
                "cochin",
                "bodoni", "charter", "iowanoldstyle", "athelas", "superclarendon",
            ]
        ),
        (.rounded, ["sfprorounded", "sfcompactrounded", "arialrounded"]),
        (
            .default,
            [
                "helveticaneue", "helvetica", "arial", "avenirnext", "avenir", "sfpro", "sfui", ".sf",
                ".applesystem",
                "futura", "gillsans", "optima", "verdana", "tahoma", "trebuchetms", "geneva", "lucidagrande",
                "applesdgothicneo", "pingfang", "hiraginosans", "kohinoor", "din", "chalkboard", "markerfelt",
                "noteworthy", "copperplate", "thonburi", "academyengraved",
            ]
        ),
    ]

    /// What the part of a font's name after its hyphen says of weight and slant.
    package static func style(ofName name: String) -> (weight: Int, isItalic: Bool, isCondensed: Bool) {
        let style = name.lowercased()
        let weights: [(String, Int)] = [
            ("ultralight", 100), ("extralight", 200), ("thin", 200), ("light", 300), ("demibold", 600),
            ("semibold", 600), ("extrabold", 800), ("ultrabold", 800), ("heavy", 800), ("black", 900),
            ("medium", 500), ("bold", 700),
        ]
        let weight = weights.first { style.contains($0.0) }?.1 ?? 400
        return (weight, style.contains("italic") || style.contains("oblique"), style.contains("condensed"))
    }
}
