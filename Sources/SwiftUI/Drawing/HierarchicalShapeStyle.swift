/// A level of what is in front: the first as it is, the next ones ever fainter.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// How opaque the levels of a colour are: those of the system's label colours.
    static let opacities = [1, 0.6, 0.3, 0.18, 0.1]
}

extension HierarchicalShapeStyle: PaintStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        if let given = environment.foregroundLevels, given.indices.contains(level) {
            return given[level].resolvedPaint(in: environment.withoutLevels(from: level))
        }
        if let foreground = environment.foreground {
            // A level of a level is that much fainter.
            return foreground.paint(in: environment).faded(Self.opacities[level])
        }
        switch level {
        case 0: return Color.primary.paint(in: environment)
        case 1: return Color.secondary.paint(in: environment)
        case 2: return Color(uiColor: .tertiaryLabel).paint(in: environment)
        case 3: return Color(uiColor: .quaternaryLabel).paint(in: environment)
        default: return Color.primary.paint(in: environment).faded(Self.opacities[level])
        }
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
    public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

/// A level of a given style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int
}

extension HierarchicalShapeStyleModifier: PaintStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        base.resolvedPaint(in: environment).faded(HierarchicalShapeStyle.opacities[level])
    }
}

extension ShapeStyle {
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

extension EnvironmentValues {
    private enum ForegroundLevelsKey: EnvironmentKey { static let defaultValue: [any ShapeStyle]? = nil }

    /// The styles of the levels, where they are given one by one.
    var foregroundLevels: [any ShapeStyle]? {
        get { self[ForegroundLevelsKey.self] }
        set { self[ForegroundLevelsKey.self] = newValue }
    }

    fileprivate func withoutLevels(from level: Int) -> EnvironmentValues {
        var values = self
        values.foreground = nil
        values.foregroundLevels = level == 0 ? nil : foregroundLevels.map { Array($0[..<level]) }
        return values
    }
}

extension View {
    /// Paints what is in front, by levels.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        foregroundStyle(primary).environment(\.foregroundLevels, [primary, secondary])
    }

    /// Paints what is in front, by levels.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foregroundStyle(primary).environment(\.foregroundLevels, [primary, secondary, tertiary])
    }
}
