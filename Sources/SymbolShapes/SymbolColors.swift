import CoreGraphics

/// Which colours a symbol is drawn in.
package enum SymbolColors: Hashable, Sendable {
    /// One colour; what lies over something is taken out of it.
    case monochrome(CGColor)
    /// One colour, weaker on each further level.
    case hierarchical(CGColor)
    /// A colour for each level, the last for all further ones.
    case palette([CGColor])

    /// The colour of a level and how strong it is; nil: all levels are one.
    func color(level: Int) -> (color: CGColor, opacity: CGFloat)? {
        switch self {
        case .monochrome: nil
        case .hierarchical(let color): (color, [1, 0.5, 0.25][min(max(level, 0), 2)])
        case .palette(let colors): colors.isEmpty ? nil : (colors[min(max(level, 0), colors.count - 1)], 1)
        }
    }

    package var first: CGColor {
        switch self {
        case .monochrome(let color), .hierarchical(let color): color
        case .palette(let colors): colors.first ?? CGColor(gray: 0, alpha: 1)
        }
    }
}
