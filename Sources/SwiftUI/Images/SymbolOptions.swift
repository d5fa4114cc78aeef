/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    let name: String

    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    public static let palette = SymbolRenderingMode(name: "palette")
}

/// Kinds of one symbol.
public struct SymbolVariants: Hashable, Sendable {
    var names: Set<String>

    public static let none = SymbolVariants(names: [])
    public static let fill = SymbolVariants(names: ["fill"])
    public static let circle = SymbolVariants(names: ["circle"])
    public static let square = SymbolVariants(names: ["square"])
    public static let rectangle = SymbolVariants(names: ["rectangle"])
    public static let slash = SymbolVariants(names: ["slash"])

    public var fill: SymbolVariants { adding("fill") }
    public var circle: SymbolVariants { adding("circle") }
    public var square: SymbolVariants { adding("square") }
    public var rectangle: SymbolVariants { adding("rectangle") }
    public var slash: SymbolVariants { adding("slash") }

    private func adding(_ name: String) -> SymbolVariants { SymbolVariants(names: names.union([name])) }

    public func contains(_ other: SymbolVariants) -> Bool { names.isSuperset(of: other.names) }
}

extension EnvironmentValues {
    private enum SymbolRenderingModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }
    private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

    /// Nil: the symbol's own.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0.names.formUnion(variant.names) }
    }
}

extension Image {
    /// Kept by name: a symbol has one colour.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
