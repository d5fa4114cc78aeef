/// Bytes of a text that are replaced.
///
/// Neither side of an edit changes the number of lines: what is replaced holds as many line breaks as what replaces it.
public struct TextEdit: Codable, Equatable, Sendable {
    /// Where the replaced bytes begin and end, counted from the text's start.
    public var start: Int
    public var end: Int
    public var replacement: String
    /// The place in the original that stands for the whole replacement, where a message points into it.
    public var anchor: Int

    public init(_ range: Range<Int>, _ replacement: String, anchor: Int? = nil) {
        start = range.lowerBound
        end = range.upperBound
        self.replacement = replacement
        self.anchor = anchor ?? range.lowerBound
    }

    /// Text that is added before a byte.
    public static func insertion(at offset: Int, _ text: String, anchor: Int? = nil) -> TextEdit {
        TextEdit(offset..<offset, text, anchor: anchor)
    }

    /// White space in place of the bytes, so that everything behind them keeps its column.
    public static func blank(_ range: Range<Int>, in bytes: [UInt8]) -> TextEdit {
        TextEdit(range, spaces(range, in: bytes))
    }

    /// A shorter text in place of the bytes, filled up with white space.
    public static func padded(_ range: Range<Int>, _ text: String, in bytes: [UInt8]) -> TextEdit {
        let rest = min(range.upperBound, range.lowerBound + text.utf8.count)..<range.upperBound
        return TextEdit(range, text + spaces(rest, in: bytes))
    }

    private static func spaces(_ range: Range<Int>, in bytes: [UInt8]) -> String {
        String(decoding: bytes[range].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }, as: UTF8.self)
    }
}
