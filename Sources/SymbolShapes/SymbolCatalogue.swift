import CoreGraphics

/// All bases that symbols are made of.
enum SymbolCatalogue {
    /// Each family's symbols in the notation of `SymbolNotation`.
    static let families: [[String: String]] = [
        ShapeSymbols.all, MarkSymbols.all, ChevronSymbols.all, ArrowSymbols.all, TurningArrowSymbols.all,
        PersonSymbols.all, HandSymbols.all, MediaSymbols.all, SpeechSymbols.all, DocumentSymbols.all,
        TextSymbols.all, ListSymbols.all, DeviceSymbols.all, SignalSymbols.all, WeatherSymbols.all,
        NatureSymbols.all,
        HomeSymbols.all, ToolSymbols.all, ShoppingSymbols.all, TimeSymbols.all, TravelSymbols.all, LockSymbols.all,
        ChartSymbols.all, PlaySymbols.all,
    ]

    private static let texts: [String: String] = families.reduce(into: [:]) { all, family in
        all.merge(family) { first, _ in first }
    }

    /// Older names, and names of the other writing direction, for what is drawn alike.
    private static let sameAs: [String: String] = OtherNames.all

    static var baseNames: [String] { texts.keys.sorted() }
    static var otherNames: [String] { sameAs.keys.sorted() }

    static func hasBase(_ name: String) -> Bool {
        texts[name] != nil || sameAs[name] != nil || LetterSymbols.text(named: name) != nil
    }

    static func drawing(base name: String, style: SymbolStyle) -> SymbolDrawing? {
        drawing(base: name, style: style, depth: 0)
    }

    /// - Parameter depth: How many symbols use one another; a few at most.
    private static func drawing(base name: String, style: SymbolStyle, depth: Int) -> SymbolDrawing? {
        guard depth < 4 else { return nil }
        if let other = sameAs[name] { return drawing(base: other, style: style, depth: depth + 1) }
        if let text = texts[name] {
            return SymbolNotation(text: text).drawing { drawing(base: $0, style: style, depth: depth + 1) }
        }
        return LetterSymbols.text(named: name).flatMap { LetterSymbols.drawing($0, style: style) }
    }
}
