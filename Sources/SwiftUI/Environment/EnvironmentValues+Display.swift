import CoreGraphics

/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    case light, dark
}

extension EnvironmentValues {
    private enum LayoutDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
    private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
    private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }

    /// Which side leading is.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// Pixels a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The length of a pixel in points.
    public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

    /// Light or dark colours.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
}
