import CoreGraphics
import CoreText

/// Symbols that are letters, digits and signs of the system font in the symbol's weight, such as `a.circle`.
enum LetterSymbols {
    private static let signs: [String: String] = [
        "textformat": "Aa", "textformat.size": "AA", "textformat.abc": "abc", "textformat.123": "123", "abc": "ABC",
        "character": "A", "bold": "B", "percent": "%", "at": "@", "dollarsign": "$", "eurosign": "€",
        "sterlingsign": "£", "yensign": "¥", "centsign": "¢", "rublesign": "₽", "indianrupeesign": "₹",
        "bitcoinsign": "₿", "wonsign": "₩", "sum": "∑", "infinity": "∞", "function": "ƒ", "section": "§",
        "paragraphsign": "¶", "ampersand": "&", "c.circle.copyright": "©",
    ]

    /// What a base's name stands for: a sign, a letter, or a number up to 50.
    static func text(named name: String) -> String? {
        if let sign = signs[name] { return sign }
        if name.count == 1, let letter = name.first, ("a"..."z").contains(letter) { return name.uppercased() }
        guard name.count <= 2, let number = Int(name), (0...50).contains(number), String(number) == name else {
            return nil
        }
        return name
    }

    /// Capitals are 15 units high, in the middle of the grid.
    static func drawing(_ text: String, style: SymbolStyle) -> SymbolDrawing? {
        let height: CGFloat = 15
        let instance = FontFinder.system(size: 100, weight: style.weight.number)
        let capital = CGFloat(instance.capHeight)
        guard capital > 0 else { return nil }
        let path = CGMutablePath()
        var pen: CGFloat = 0
        for scalar in text.unicodeScalars {
            guard let glyph = instance.face?.glyph(for: scalar.value), glyph != 0 else { return nil }
            if let outline = CTFontCreatePathForGlyph(CTFont(instance: instance), glyph, nil) {
                path.addPath(outline, transform: CGAffineTransform(translationX: pen, y: 0))
            }
            pen += CGFloat(instance.advance(of: glyph))
        }
        let box = path.boundingBoxOfPath
        guard !box.isNull else { return nil }
        let scale = height / capital
        var place = CGAffineTransform(
            a: scale, b: 0, c: 0, d: -scale, tx: -box.midX * scale, ty: height / 2)
        guard let placed = path.copy(using: &place) else { return nil }
        return SymbolDrawing(parts: [.init(role: .solid, path: placed, width: 1, level: 0)])
    }
}
