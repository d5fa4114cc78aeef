import CoreGraphics

/// How heavy a symbol is: the nine weights of fonts.
package enum SymbolWeight: Int, CaseIterable, Hashable, Sendable {
    case ultraLight = 1
    case thin, light, regular, medium, semibold, bold, heavy, black

    /// By a font's trait, -1 ... 1.
    package init(trait: CGFloat) {
        let traits: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
        let distance = { (index: Int) in (traits[index] - trait).magnitude }
        let nearest = trait.isFinite ? traits.indices.min { distance($0) < distance($1) } : nil
        self = nearest.flatMap { SymbolWeight(rawValue: $0 + 1) } ?? .regular
    }

    /// By OpenType's number; the nearest.
    package init(number: Int) {
        self = SymbolWeight(rawValue: min(max((min(max(number, 0), 1000) + 50) / 100, 1), 9)) ?? .regular
    }

    /// OpenType's number.
    var number: Int { rawValue * 100 }

    /// The width of a line, in parts of the point size: about that of the system font's stems, whatever the scale.
    var line: CGFloat {
        switch self {
        case .ultraLight: 0.024
        case .thin: 0.038
        case .light: 0.058
        case .regular: 0.08
        case .medium: 0.094
        case .semibold: 0.107
        case .bold: 0.122
        case .heavy: 0.141
        case .black: 0.16
        }
    }
}
