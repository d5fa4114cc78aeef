import QuartzCore

/// The colours that controls are drawn with, as macOS 11 to 15 show them with the blue accent; lightness and borders are
/// by eye.
@MainActor enum ControlInk {
    private static var isDark: Bool { NSAppearance.currentDrawing().isDark }

    private static func gray(_ white: CGFloat, _ alpha: CGFloat) -> NSColor {
        NSColor(srgbRed: white, green: white, blue: white, alpha: alpha)
    }

    /// The ground of a button and of the movable part of others.
    static func plate(isPressed: Bool) -> NSColor {
        if isDark { return gray(1, isPressed ? 0.35 : 0.25) }
        return isPressed ? gray(0.94, 1) : gray(1, 1)
    }

    static var edge: NSColor { isDark ? gray(0, 0.3) : gray(0, 0.16) }

    /// The shadow under a plate.
    static var underEdge: NSColor { isDark ? gray(0, 0.2) : gray(0, 0.12) }

    /// The hollow that a part moves along.
    static var track: NSColor { isDark ? gray(1, 0.14) : gray(0, 0.1) }

    static var knob: NSColor { isDark ? gray(0.8, 1) : gray(1, 1) }

    /// Of what is on.
    static func accent(_ own: NSColor? = nil, isPressed: Bool = false, isEnabled: Bool = true) -> NSColor {
        let color = own ?? .controlAccentColor
        if !isEnabled { return color.withAlphaComponent(0.5 * color.alphaComponent) }
        guard isPressed else { return color }
        return color.blended(withFraction: isDark ? 0.15 : 0.12, of: isDark ? .white : .black) ?? color
    }
}
