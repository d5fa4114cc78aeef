/// How a symbol's levels are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Kind { case monochrome, hierarchical, palette, multicolor }

    let kind: Kind

    /// All levels alike.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// One style, weaker on further levels.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// The styles of the foreground, level by level.
    public static let palette = SymbolRenderingMode(kind: .palette)
    /// Symbols have no colours of their own here: drawn as `monochrome`.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

extension EnvironmentValues {
    private enum SymbolRenderingModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }

    /// How symbols' levels are coloured; nil: by as many styles as the foreground has.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// How the levels of symbols in the view are coloured.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
