import UIKit

/// The colours of a button's background, one for each state that has one of its own.
struct ButtonFill {
    private var colors: [UIControl.State.RawValue: UIColor] = [:]

    subscript(state: UIControl.State) -> UIColor? {
        get { colors[state.rawValue] }
        set { colors[state.rawValue] = newValue }
    }

    /// The state's own, or that of the first of its parts that has one, or one that is made from the selected or normal
    /// state's: darker while the button is pressed, fainter while it is disabled.
    func color(for state: UIControl.State) -> UIColor? {
        if let own = self[state] { return own }
        let parts: [UIControl.State] = [.disabled, .highlighted, .selected]
        if let part = parts.first(where: { state.contains($0) && self[$0] != nil }) {
            let rest = state.subtracting([part, .selected])
            return rest.isEmpty ? self[part] : self[part].map { Self.adjusted($0, rest) }
        }
        return self[.normal].map { Self.adjusted($0, state) }
    }

    private static func adjusted(_ color: UIColor, _ state: UIControl.State) -> UIColor {
        if state.contains(.disabled) { return dimmed(color) { ($0, $1, $2, $3 * 0.5) } }
        if state.contains(.highlighted) { return dimmed(color) { ($0 * 0.75, $1 * 0.75, $2 * 0.75, $3) } }
        return color
    }

    /// Follows light and dark as the colour that it is made of does.
    private static func dimmed(
        _ color: UIColor,
        _ change: @escaping @Sendable (CGFloat, CGFloat, CGFloat, CGFloat) -> (CGFloat, CGFloat, CGFloat, CGFloat)
    ) -> UIColor {
        UIColor { traits in
            let now = color.resolvedColor(with: traits)
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            guard now.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return now }
            let (r, g, b, a) = change(red, green, blue, alpha)
            return UIColor(red: r, green: g, blue: b, alpha: a)
        }
    }
}
