import CoreGraphics

/// A length of a style sheet. A pixel of CSS is a point.
enum CSSLength: Hashable, Sendable {
    case points(CGFloat)
    /// 100 is the whole.
    case percent(CGFloat)

    /// Nil for a word that does not begin as a number does.
    ///
    /// - Throws: Where the number is none, or its unit is unknown, depends on text, or is missing.
    init?(_ word: String, in words: CSSWords) throws {
        guard let (number, unit) = try CSSLength.split(word, in: words) else { return nil }
        switch unit {
        case "%": self = .percent(number)
        case "":
            guard number == 0 else { throw words.error("\(word) has no unit; write \(word)px") }
            self = .points(0)
        case "em", "rem", "ex", "ch", "lh", "vw", "vh", "vmin", "vmax":
            throw words.error("\(word) depends on text or window; write it in px")
        default:
            guard let points = CSSLength.units[unit] else {
                throw words.error("\(word) has an unknown unit, \(unit)")
            }
            self = .points(number * points)
        }
    }

    /// Points a unit.
    private static let units: [String: CGFloat] = [
        "px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 96 / 101.6,
    ]

    /// A number and what follows it, in small letters; nil where there is no number at the beginning.
    static func split(_ word: String, in words: CSSWords) throws -> (CGFloat, String)? {
        guard let first = word.first, first.isASCII, first.isNumber || "+-.".contains(first) else { return nil }
        var end = word.startIndex
        func skip(_ isWanted: (Character) -> Bool) {
            while end < word.endIndex, isWanted(word[end]) { end = word.index(after: end) }
        }
        let isDigit: (Character) -> Bool = { $0.isASCII && $0.isNumber }
        if "+-".contains(first) { end = word.index(after: end) }
        skip(isDigit)
        if end < word.endIndex, word[end] == "." {
            end = word.index(after: end)
            skip(isDigit)
        }
        // An exponent, unless a unit begins with an e.
        if end < word.endIndex, "eE".contains(word[end]) {
            var next = word.index(after: end)
            if next < word.endIndex, "+-".contains(word[next]) { next = word.index(after: next) }
            if next < word.endIndex, isDigit(word[next]) {
                end = next
                skip(isDigit)
            }
        }
        guard let number = Double(word[..<end]), number.isFinite else {
            throw words.error("\(word) is no number")
        }
        return (CGFloat(number), word[end...].lowercased())
    }

    /// - Parameter whole: What percentages are of; nil where they have no place.
    func points(of whole: CGFloat?, _ words: CSSWords) throws -> CGFloat {
        switch self {
        case .points(let points): return points
        case .percent(let percent):
            guard let whole else { throw words.error("a percentage has no place here") }
            return whole * percent / 100
        }
    }
}
