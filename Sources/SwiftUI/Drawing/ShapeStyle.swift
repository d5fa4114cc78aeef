/// What shapes, text and backgrounds are filled with: colours, gradients and what depends on the surroundings.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style as it is in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is what others are resolved to")
    }
}

extension Never: ShapeStyle {}

/// A style that this module knows how to paint.
protocol PaintStyle: ShapeStyle {
    func paint(in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
    /// What is painted in an environment.
    func resolvedPaint(in environment: EnvironmentValues) -> Paint {
        if let style = self as? any PaintStyle { return style.paint(in: environment) }
        if Resolved.self == Never.self { return .none }
        return resolve(in: environment).resolvedPaint(in: environment)
    }
}

extension Color: PaintStyle {
    func paint(in environment: EnvironmentValues) -> Paint { .color(resolved(in: environment)) }
}

/// The style of the environment: what is in front.
public struct ForegroundStyle: ShapeStyle {
    public init() {}
}

extension ForegroundStyle: PaintStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        environment.foreground?.paint(in: environment) ?? Color.primary.paint(in: environment)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension EnvironmentValues {
    private enum ForegroundKey: EnvironmentKey { static let defaultValue: GivenForeground? = nil }

    /// What is in front; nil: the primary colour.
    var foreground: GivenForeground? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }
}

/// Paints what is in front in a view.
public nonisolated struct _ForegroundStyleModifier<Style: ShapeStyle>: ViewModifier {
    public typealias Body = Never

    public var style: Style

    public init(style: Style) { self.style = style }
}

@MainActor extension _ForegroundStyleModifier: EnvironmentChange {
    func change(_ environment: inout EnvironmentValues) {
        environment.foreground = GivenForeground(style, outer: environment.foreground)
    }
}

extension View {
    /// Paints what is in front: shapes without a fill, text, symbols.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_ForegroundStyleModifier(style: style))
    }

    /// Paints what is in front with a colour; nil: the usual one.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        transformEnvironment(\.foreground) { foreground in
            foreground = color.map { GivenForeground($0, outer: foreground) }
        }
    }
}
