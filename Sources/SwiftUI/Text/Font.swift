import CoreText
import UIKit

/// How text is written; resolved where it is shown.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case system(size: CGFloat, weight: Weight?, design: Design?)
        case style(TextStyle, weight: Weight?, design: Design?)
        case custom(String, size: CGFloat, isFixed: Bool, style: TextStyle)
        case platform(UIFont)
    }

    enum Change: Hashable, Sendable {
        case weight(Weight)
        case bold
        case italic
        case monospaced
        case monospacedDigit
        case smallCaps(lower: Bool, upper: Bool)
        case leading(Leading)
    }

    let base: Base
    var changes: [Change] = []

    init(base: Base) { self.base = base }

    /// A font of UIKit.
    public init(_ font: CTFont) { base = .platform(font as? UIFont ?? UIFont(instance: font.instance)) }

    func changed(_ change: Change) -> Font {
        var font = self
        font.changes.append(change)
        return font
    }

    /// The system font at a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(base: .system(size: size, weight: weight, design: design))
    }

    /// The system font of a style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(base: .style(style, weight: weight, design: design))
    }

    /// An installed font, at a size that grows with the user's text size.
    public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

    /// An installed font, at a size that grows as a style's does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(base: .custom(name, size: size, isFixed: false, style: textStyle))
    }

    /// An installed font, at a size that stays.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(base: .custom(name, size: fixedSize, isFixed: true, style: .body))
    }

    public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
    public func bold() -> Font { changed(.bold) }
    public func italic() -> Font { changed(.italic) }
    public func monospaced() -> Font { changed(.monospaced) }
    /// Digits of one width.
    public func monospacedDigit() -> Font { changed(.monospacedDigit) }
    public func smallCaps() -> Font { changed(.smallCaps(lower: true, upper: true)) }
    public func lowercaseSmallCaps() -> Font { changed(.smallCaps(lower: true, upper: false)) }
    public func uppercaseSmallCaps() -> Font { changed(.smallCaps(lower: false, upper: true)) }
    /// Kept by name; lines stand as the font says.
    public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }
}
