import UIKit

extension ShapeStyle where Self == Color {
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var blue: Color { Color.blue }
    public static var indigo: Color { Color.indigo }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    public static var brown: Color { Color.brown }
    public static var gray: Color { Color.gray }
    public static var white: Color { Color.white }
    public static var black: Color { Color.black }
    public static var clear: Color { Color.clear }
}

/// The system's background.
public struct BackgroundStyle: ShapeStyle {
    public init() {}
}

extension BackgroundStyle: PaintStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        Color(uiColor: .systemBackground).paint(in: environment)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// Of lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}
}

extension SeparatorShapeStyle: PaintStyle {
    func paint(in environment: EnvironmentValues) -> Paint { Color(uiColor: .separator).paint(in: environment) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The colour that parts of the interface are marked with.
public struct TintShapeStyle: ShapeStyle {
    public init() {}
}

extension TintShapeStyle: PaintStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        environment.tintStyle?.resolvedPaint(in: environment) ?? Color.accentColor.paint(in: environment)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension EnvironmentValues {
    private enum TintKey: EnvironmentKey { static let defaultValue: (any ShapeStyle)? = nil }
    private enum AccentKey: EnvironmentKey { static let defaultValue: Color? = nil }

    /// What controls and what else can be touched are marked with; nil: the accent colour.
    var tintStyle: (any ShapeStyle)? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// Nil: the system's.
    var accentColor: Color? {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}

extension View {
    /// The colour that controls in the view are marked with; nil: the system's.
    public nonisolated func tint(_ tint: Color?) -> some View {
        transformEnvironment(\.self) { environment in
            environment.tintStyle = tint
            environment.accentColor = tint
        }
    }

    /// What controls in the view are marked with.
    public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
        transformEnvironment(\.self) { environment in
            environment.tintStyle = tint
            if let color = tint as? Color { environment.accentColor = color }
        }
    }

    /// The colour that controls in the view are marked with; nil: the system's.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
