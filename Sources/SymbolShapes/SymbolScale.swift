import CoreGraphics

/// How large a symbol is beside text of its point size.
package enum SymbolScale: Int, CaseIterable, Hashable, Sendable {
    case small = 1
    case medium, large

    /// A unit of the symbols' grid, in parts of the point size. A circle of 20 units is 1.12 times as wide as the point
    /// size in the medium scale, which with the room around it makes 1.19: the height that Apple's symbols have.
    var unit: CGFloat {
        switch self {
        case .small: 0.0438
        case .medium: 0.056
        case .large: 0.0717
        }
    }
}
