internal import CText

/// What Unicode says of a text: directions, places where lines may break, characters as readers see them, scripts.
enum UnicodeRules {
    enum BaseDirection: Int32, Sendable {
        case leftToRight = 0
        case rightToLeft = 1
        /// That of the first strong letter.
        case natural = 2
    }

    /// The embedding level of each unit of one paragraph (odd: from right to left), and the paragraph's own.
    static func levels(of text: [UInt16], base: BaseDirection) -> (levels: [UInt8], paragraph: UInt8) {
        guard !text.isEmpty else { return ([], base == .rightToLeft ? 1 : 0) }
        var levels = [UInt8](repeating: 0, count: text.count)
        let paragraph = ctext_levels(text, text.count, base.rawValue, &levels)
        return (levels, UInt8(clamping: paragraph))
    }

    /// For each unit and the end: 0 where no line may begin, 1 where one may, 2 where one must.
    static func lineBreaks(in text: [UInt16], language: String?) -> [UInt8] {
        var breaks = [UInt8](repeating: 0, count: text.count + 1)
        if !text.isEmpty { _ = ctext_line_breaks(text, text.count, language, &breaks) }
        return breaks
    }

    /// For each unit and the end: whether a character, as readers see it, begins there.
    static func characterStarts(in text: [UInt16]) -> [Bool] {
        guard text.contains(where: { $0 >= 0x300 || $0 == 13 }) else {
            return [Bool](repeating: true, count: text.count + 1)
        }
        var starts = [UInt8](repeating: 0, count: text.count + 1)
        _ = ctext_character_starts(text, text.count, &starts)
        return starts.map { $0 != 0 }
    }

    /// ISO 15924 codes as numbers.
    static func scripts(of text: [UInt16]) -> [UInt32] {
        var scripts = [UInt32](repeating: 0, count: text.count)
        if !text.isEmpty { ctext_scripts(text, text.count, &scripts) }
        return scripts
    }

    /// Whether the code point is a coloured picture unless told otherwise.
    static func isEmoji(_ scalar: UInt32) -> Bool { scalar > 0x2000 && ctext_is_emoji(scalar) != 0 }

    /// Whether the code point is nothing to be seen where a font lacks it.
    static func isIgnorable(_ scalar: UInt32) -> Bool { ctext_is_ignorable(scalar) != 0 }
}
