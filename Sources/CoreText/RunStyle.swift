import CoreGraphics
import Foundation

/// What the attributes of a run of text say of its looks.
package struct RunStyle {
    package var font: FontInstance
    /// Nil for the context's own fill colour.
    package var color: CGColor?
    package var background: CGColor?
    /// Points after each character; nil for the font's own kerning alone, 0 for none of that either.
    package var kern: Double?
    /// Points after each character; kerning stays.
    package var tracking = 0.0
    package var ligature = 1
    package var underline = 0
    package var underlineColor: CGColor?
    package var strikethrough = 0
    package var strikethroughColor: CGColor?
    /// Percent of the font's size; negative values fill as well.
    package var strokeWidth = 0.0
    package var strokeColor: CGColor?
    package var baselineOffset = 0.0
    /// A slant: x grows by that much of y.
    package var obliqueness = 0.0
    /// A power of e by which letters are widened.
    package var expansion = 0.0
    package var shadow: TextShadow?
    package var attachment: (any TextAttachmentSource)?
    package var language: String?
    package var paragraph: ParagraphSettings
    /// As they came.
    package var attributes: [NSAttributedString.Key: Any]

    /// Points that the attributes add after each character.
    package var spacing: Double { (kern ?? 0) + tracking }

    var features: [FontFeature] {
        var features = font.features
        if kern == 0 { features.append(FontFeature("kern", 0)) }
        if ligature == 0 || spacing != 0 { features += [FontFeature("liga", 0), FontFeature("clig", 0)] }
        if ligature == 2 { features.append(FontFeature("dlig", 1)) }
        return features
    }

    package init(_ attributes: [NSAttributedString.Key: Any], defaults: TextDefaults) {
        self.attributes = attributes
        func value(_ name: String) -> Any? { attributes[NSAttributedString.Key(rawValue: name)] }
        func number(_ name: String) -> Double? { TextNumber.double(value(name)) }
        func color(_ names: String...) -> CGColor? {
            for name in names {
                if let color = value(name) as? CGColor { return color }
                if let source = value(name) as? any TextColorSource { return source.textColor }
            }
            return nil
        }
        font = (value("NSFont") as? CTFont)?.instance ?? defaults.font
        self.color = color("NSColor", "CTForegroundColor") ?? defaults.color
        if TextNumber.double(value("CTForegroundColorFromContext")) == 1 { self.color = nil }
        background = color("NSBackgroundColor", "CTBackgroundColor")
        kern = number("NSKern")
        tracking = number("CTTracking") ?? 0
        ligature = number("NSLigature").map { Int($0) } ?? 1
        underline = number("NSUnderline").map { Int($0) } ?? 0
        underlineColor = color("NSUnderlineColor", "CTUnderlineColor")
        strikethrough = number("NSStrikethrough").map { Int($0) } ?? 0
        strikethroughColor = color("NSStrikethroughColor")
        strokeWidth = number("NSStrokeWidth") ?? 0
        strokeColor = color("NSStrokeColor", "CTStrokeColor")
        obliqueness = number("NSObliqueness") ?? 0
        expansion = number("NSExpansion") ?? 0
        shadow = (value("NSShadow") as? any TextShadowSource)?.textShadow
        attachment = value("NSAttachment") as? any TextAttachmentSource
        language = value("NSLanguage") as? String
        paragraph =
            (value("NSParagraphStyle") as? any ParagraphSettingsSource)?.paragraphSettings
            ?? defaults.paragraph
        baselineOffset = number("NSBaselineOffset") ?? 0
        if let script = number("NSSuperScript"), script != 0 {
            let isAbove = script > 0
            font = font.with(size: font.size * 0.6)
            baselineOffset += (isAbove ? 0.55 : -0.25) * font.size
        }
    }
}

/// What a text looks like where its attributes do not say.
package struct TextDefaults {
    package var font: FontInstance
    package var color: CGColor?
    package var paragraph: ParagraphSettings

    package init(font: FontInstance, color: CGColor? = .black, paragraph: ParagraphSettings = ParagraphSettings()) {
        self.font = font
        self.color = color
        self.paragraph = paragraph
    }

    /// Core Text's: Helvetica of 12 points, black.
    package static var coreText: TextDefaults {
        TextDefaults(font: FontFinder.unnamed(size: FontFinder.defaultSize))
    }
}

/// Numbers of attributes, which come in many types. What is not finite counts as not said.
package enum TextNumber {
    /// The largest magnitude that is taken, far beyond what can be seen.
    private static let limit = 1e6

    package static func double(_ value: Any?) -> Double? {
        let number: Double? =
            switch value {
            case let value as Double: value
            case let value as CGFloat: Double(value)
            case let value as Int: Double(value)
            case let value as Float: Double(value)
            case let value as Bool: value ? 1 : 0
            case let value as NSNumber: value.doubleValue
            case let value as any BinaryInteger: Double(value)
            default: nil
            }
        guard let number, number.isFinite else { return nil }
        return min(max(number, -limit), limit)
    }
}
