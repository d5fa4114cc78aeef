import CoreGraphics

/// A symbol in parts, before it is known whether it is filled and how heavy it is.
struct SymbolDrawing: Sendable {
    /// What a part is in the symbol with lines, and in the filled one.
    enum Role: String, Sendable {
        /// A line in both.
        case line
        /// An outline; filled in the filled symbol.
        case shape
        /// Filled in both.
        case solid
        /// A line, which is taken out of the filled symbol.
        case mark
        /// Filled, and taken out of the filled symbol.
        case spot
        /// A line of the symbol with lines alone.
        case open
        /// Filled, in the filled symbol alone.
        case full
        /// Makes room in both.
        case void
    }

    struct Part: Sendable {
        var role: Role
        var path: CGPath
        var width: CGFloat
        var level: Int
    }

    var parts: [Part] = []

    func elements(isFilled: Bool) -> [SymbolElement] {
        parts.compactMap { part in
            func element(_ paint: SymbolElement.Paint, _ effect: SymbolElement.Effect = .draw) -> SymbolElement {
                SymbolElement(path: part.path, paint: paint, effect: effect, level: part.level)
            }
            switch part.role {
            case .line: return element(.stroke(part.width))
            case .shape: return element(isFilled ? .whole(part.width) : .stroke(part.width))
            case .solid: return element(.fill)
            case .mark: return element(.stroke(part.width), isFilled ? .replace : .draw)
            case .spot: return element(.fill, isFilled ? .replace : .draw)
            case .open: return isFilled ? nil : element(.stroke(part.width))
            case .full: return isFilled ? element(.whole(part.width)) : nil
            case .void: return element(.whole(part.width), .erase)
            }
        }
    }

    func transformed(_ transform: CGAffineTransform) -> SymbolDrawing {
        SymbolDrawing(
            parts: parts.map { part in
                var part = part
                var transform = transform
                part.path = part.path.copy(using: &transform) ?? part.path
                return part
            })
    }
}
