import SymbolShapes

/// What is made of a symbol: filled, struck through, or put into a shape.
public struct SymbolVariants: Hashable, Sendable {
    enum Enclosure: String { case circle, square, rectangle }

    var enclosure: Enclosure?
    var isFilled = false
    var isStruck = false

    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(enclosure: .circle)
    public static let square = SymbolVariants(enclosure: .square)
    public static let rectangle = SymbolVariants(enclosure: .rectangle)
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isStruck: true)

    public var circle: SymbolVariants { enclosed(in: .circle) }
    public var square: SymbolVariants { enclosed(in: .square) }
    public var rectangle: SymbolVariants { enclosed(in: .rectangle) }
    public var fill: SymbolVariants {
        var result = self
        result.isFilled = true
        return result
    }
    public var slash: SymbolVariants {
        var result = self
        result.isStruck = true
        return result
    }

    private func enclosed(in enclosure: Enclosure) -> SymbolVariants {
        var result = self
        result.enclosure = enclosure
        return result
    }

    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == nil || other.enclosure == enclosure) && (!other.isFilled || isFilled)
            && (!other.isStruck || isStruck)
    }

    /// Both; the other's shape where it has one.
    func with(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            enclosure: other.enclosure ?? enclosure, isFilled: other.isFilled || isFilled,
            isStruck: other.isStruck || isStruck)
    }

    /// The name of the variant, as far as there is one.
    func name(of symbol: String) -> String {
        let words = symbol.split(separator: ".").map(String.init)
        var result = symbol
        for (word, isWanted) in [(enclosure?.rawValue, enclosure != nil), ("slash", isStruck), ("fill", isFilled)] {
            guard isWanted, let word, !words.contains(word), SymbolPicture.isKnown(result + "." + word) else {
                continue
            }
            result += "." + word
        }
        return result
    }
}

extension EnvironmentValues {
    private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

    /// What is made of symbols.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// What is made of symbols in the view, besides what is made of them around it.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.with(variant) }
    }
}
