/// The style that a view gives to what is in front inside of it, and the one that was given around it.
///
/// The style may speak of what is in front itself (`.secondary`, `.opacity(0.5)`): by that it means what is around it.
final class GivenForeground: Sendable {
    private let style: any ShapeStyle
    private let outer: GivenForeground?

    init(_ style: any ShapeStyle, outer: GivenForeground?) {
        self.style = style
        self.outer = outer
    }

    func paint(in environment: EnvironmentValues) -> Paint {
        // Most are colours, which ask for nothing around them.
        if let color = style as? Color { return color.paint(in: environment) }
        var around = environment
        around.foreground = outer
        around.foregroundLevels = nil
        return style.resolvedPaint(in: around)
    }
}
