import CoreText
import UIKit

extension Font {
    /// The font of UIKit that this one is in an environment.
    func resolved(in environment: EnvironmentValues) -> UIFont {
        var font = base(in: environment)
        for change in changes { font = change.applied(to: font) }
        return font
    }

    private func base(in environment: EnvironmentValues) -> UIFont {
        switch base {
        case .system(let size, let weight, let design):
            return Self.system(size: size, weight, design)
        case .style(let style, let weight, let design):
            let font = UIFont.preferredFont(forTextStyle: style.platform)
            guard weight != nil || design != nil else { return font }
            return UIFont(
                instance: FontFinder.system(
                    size: font.instance.size,
                    weight: weight.map { FontTraitValue.weight(ofTrait: Double($0.value)) } ?? font.instance.weight,
                    design: (design ?? .default).system))
        case .custom(let name, let size, let isFixed, let style):
            let metrics = UIFontMetrics(forTextStyle: style.platform)
            let size = isFixed ? size : metrics.scaledValue(for: size)
            return UIFont(name: name, size: size) ?? Self.system(size: size, nil, nil)
        case .platform(let font): return font
        }
    }

    private static func system(size: CGFloat, _ weight: Weight?, _ design: Design?) -> UIFont {
        UIFont(
            instance: FontFinder.system(
                size: FontFinder.size(size, "Font.system(size:)"),
                weight: FontTraitValue.weight(ofTrait: Double(weight?.value ?? 0)),
                design: (design ?? .default).system))
    }
}

extension Font.Design {
    fileprivate var system: SystemFont.Design {
        switch self {
        case .default: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

extension Font.Change {
    func applied(to font: UIFont) -> UIFont {
        switch self {
        case .weight(let weight):
            return font.system(weight: FontTraitValue.weight(ofTrait: Double(weight.value))) ?? font
        case .bold:
            return font.system(weight: max(700, font.instance.weight)) ?? font.with(.traitBold)
        case .italic:
            return font.system(isItalic: true) ?? font.with(.traitItalic)
        case .monospaced:
            return font.system(design: .monospaced) ?? font
        case .monospacedDigit: return font.with(["tnum"])
        case .smallCaps(let lower, let upper):
            return font.with((lower ? ["smcp"] : []) + (upper ? ["c2sc"] : []))
        case .leading: return font
        }
    }
}

extension UIFont {
    /// The system font with another weight, slant or design; nil of another font.
    fileprivate func system(
        weight: Int? = nil, isItalic: Bool? = nil, design: SystemFont.Design? = nil
    ) -> UIFont? {
        guard let style = instance.system else { return nil }
        var made = FontFinder.system(
            size: instance.size, weight: weight ?? style.weight, design: design ?? style.design,
            isItalic: isItalic ?? style.isItalic)
        made.features = instance.features
        return UIFont(instance: made)
    }

    fileprivate func with(_ trait: UIFontDescriptor.SymbolicTraits) -> UIFont {
        let traits = fontDescriptor.symbolicTraits.union(trait)
        return fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0) } ?? self
    }

    fileprivate func with(_ features: [String]) -> UIFont {
        var made = instance
        for feature in features { made.features.append(FontFeature(feature, 1)) }
        return UIFont(instance: made)
    }
}
