import CoreGraphics

/// One thing that is drawn of a symbol, or taken away from what is there.
///
/// Lengths are in units of the symbols' grid: x to the right, y downwards, the middle of a capital's height at 0, and a
/// circle around a symbol 20 units wide.
struct SymbolElement: Sendable {
    /// Widths are parts of the line that the weight has.
    enum Paint: Hashable, Sendable {
        case fill
        case stroke(CGFloat)
        /// Filled, and stroked too: as large as the same path with a line around it.
        case whole(CGFloat)
    }

    enum Effect: Hashable, Sendable {
        case draw
        /// Takes away what lies below it; where symbols have several colours it is then drawn.
        case replace
        /// Takes away what lies below it.
        case erase
    }

    var path: CGPath
    var paint: Paint
    var effect = Effect.draw
    /// Of the colours that a symbol may have: 0 is the first.
    var level = 0
    /// Nothing is drawn outside.
    var clip: CGRect?

    func transformed(_ transform: CGAffineTransform) -> SymbolElement {
        var result = self
        var transform = transform
        result.path = path.copy(using: &transform) ?? path
        result.clip = clip?.applying(transform)
        return result
    }

    /// What the element covers where the weight's line has a width; nil where it draws nothing.
    func extent(line: CGFloat) -> CGRect? {
        guard effect != .erase, !path.isEmpty else { return nil }
        let box = path.boundingBoxOfPath
        guard !box.isNull else { return nil }
        let reach: CGFloat =
            switch paint {
            case .fill: 0
            case .stroke(let part), .whole(let part): part * line / 2
            }
        let grown = box.insetBy(dx: -reach, dy: -reach)
        return clip.map { grown.intersection($0.insetBy(dx: -reach, dy: -reach)) } ?? grown
    }
}
