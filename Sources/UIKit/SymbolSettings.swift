import QuartzCore
import SymbolShapes

/// The values of a symbol's configuration; nil is what nothing was said of.
struct SymbolSettings: Hashable, Sendable {
    enum Rendering: Hashable, Sendable { case monochrome, hierarchical, multicolor }

    var pointSize: CGFloat?
    var textStyle: UIFont.TextStyle?
    var weight: SymbolWeight?
    var scale: SymbolScale?
    var rendering: Rendering?
    /// One for a hierarchy, or those of the levels.
    var ownColors: [UIColor]?

    var hasOwnColors: Bool { ownColors?.isEmpty == false }

    /// What `other` says, and of the rest what this says.
    func applying(_ other: SymbolSettings) -> SymbolSettings {
        var result = self
        if other.pointSize != nil || other.textStyle != nil {
            result.pointSize = other.pointSize
            result.textStyle = other.textStyle
        }
        result.weight = other.weight ?? weight
        result.scale = other.scale ?? scale
        if other.rendering != nil || other.ownColors != nil {
            result.rendering = other.rendering
            result.ownColors = other.ownColors
        }
        return result
    }

    /// A text style's size and weight are those of the current traits.
    var style: SymbolStyle {
        let font = textStyle.map { UIFont.preferredFont(forTextStyle: $0) }
        let own = font.map { SymbolWeight(number: $0.instance.weight) }
        return SymbolStyle(
            pointSize: pointSize ?? font?.pointSize ?? 17, weight: weight ?? own ?? .regular,
            scale: scale ?? .medium)
    }

    /// The colours of an image that is not a template.
    func colors(tint: CGColor) -> SymbolColors {
        guard let ownColors, let first = ownColors.first else { return template(tint: tint) }
        return rendering == .hierarchical ? .hierarchical(first.cgColor) : .palette(ownColors.map(\.cgColor))
    }

    /// The colours of a template.
    func template(tint: CGColor) -> SymbolColors {
        rendering == .hierarchical ? .hierarchical(tint) : .monochrome(tint)
    }
}
