/// Walks over what may stand before a macro's `#`: white space, comments, attributes and modifiers.
struct SourceScanner {
    private let text: [UInt8]
    private var index = 0
    /// Where the scanner is, both counted from 1; the column counts UTF-8 bytes, as the compiler does.
    private(set) var line: Int
    private(set) var column: Int

    init(_ source: String, line: Int, column: Int) {
        text = Array(source.utf8)
        self.line = line
        self.column = column
    }

    var rest: String { String(decoding: text[index...], as: UTF8.self) }

    private func at(_ offset: Int) -> UInt8 {
        index + offset < text.count ? text[index + offset] : 0
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where index < text.count {
            if text[index] == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else {
                column += 1
            }
            index += 1
        }
    }

    /// Stops at the macro's `#`; false where there is none.
    mutating func skipToMacro() -> Bool {
        while index < text.count {
            switch (at(0), at(1)) {
            case (UInt8(ascii: "#"), let next) where next != UInt8(ascii: "\""): return true
            case (UInt8(ascii: "/"), UInt8(ascii: "/")): skipLineComment()
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): skipBlockComment()
            case (UInt8(ascii: "\""), _): skipString()
            default: advance()
            }
        }
        return false
    }

    /// Goes over `#Preview`, or `#Module.Preview`, or `#Module::Preview`.
    mutating func skipMacroName() {
        advance()
        while index < text.count {
            switch at(0) {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ":"),
                UInt8(ascii: "`"), 0x80...0xFF:
                advance()
            default:
                return
            }
        }
    }

    private mutating func skipLineComment() {
        while index < text.count, at(0) != UInt8(ascii: "\n"), at(0) != UInt8(ascii: "\r") { advance() }
    }

    /// Swift's block comments nest.
    private mutating func skipBlockComment() {
        var depth = 0
        while index < text.count {
            switch (at(0), at(1)) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth += 1
                advance(2)
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                advance(2)
                if depth == 0 { return }
            default:
                advance()
            }
        }
    }

    /// A string in an attribute, such as `@available(*, deprecated, message: "see #Preview")`.
    private mutating func skipString() {
        let isLong = at(1) == UInt8(ascii: "\"") && at(2) == UInt8(ascii: "\"")
        let quotes = isLong ? 3 : 1
        advance(quotes)
        while index < text.count {
            if at(0) == UInt8(ascii: "\\") {
                advance(2)
            } else if at(0) == UInt8(ascii: "\""), !isLong || (at(1) == at(0) && at(2) == at(0)) {
                advance(quotes)
                return
            } else {
                advance()
            }
        }
    }
}
