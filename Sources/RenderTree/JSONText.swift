internal import CoreGraphics

/// A JSON value that is written the same way everywhere: keys in the order in which they were given, numbers rounded to
/// a ten thousandth, lists of numbers on one line.
indirect enum JSONText {
    case number(CGFloat)
    case string(String)
    case bool(Bool)
    /// On one line.
    case list([JSONText])
    /// One below the other.
    case lines([JSONText])
    case object([(key: String, value: JSONText)])

    static func numbers(_ values: CGFloat...) -> JSONText { .list(values.map { .number($0) }) }

    func write(to text: inout String, indent: Int = 0) {
        switch self {
        case .number(let value): text += Self.digits(of: value)
        case .string(let value): Self.quote(value, into: &text)
        case .bool(let value): text += value ? "true" : "false"
        case .list(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += ", " }
                value.write(to: &text, indent: indent)
            }
            text += "]"
        case .lines(let values):
            Self.write(values.count, "[", "]", indent, to: &text) { index, text in
                values[index].write(to: &text, indent: indent + 1)
            }
        case .object(let members):
            Self.write(members.count, "{", "}", indent, to: &text) { index, text in
                Self.quote(members[index].key, into: &text)
                text += ": "
                members[index].value.write(to: &text, indent: indent + 1)
            }
        }
    }

    private static func write(
        _ count: Int, _ open: String, _ close: String, _ indent: Int, to text: inout String,
        _ element: (Int, inout String) -> Void
    ) {
        guard count > 0 else {
            text += open + close
            return
        }
        text += open
        for index in 0..<count {
            text += index > 0 ? ",\n" : "\n"
            text += String(repeating: "  ", count: indent + 1)
            element(index, &text)
        }
        text += "\n" + String(repeating: "  ", count: indent) + close
    }

    /// Four decimals at most; null for what is no number, for JSON has no word for it.
    static func digits(of value: CGFloat) -> String {
        guard value.isFinite else { return "null" }
        guard abs(value) < 1e12 else { return "\(Double(value))" }
        let scaled = Int64((Double(value) * 10_000).rounded())
        let (whole, part) = (scaled.magnitude / 10_000, scaled.magnitude % 10_000)
        var text = (scaled < 0 ? "-" : "") + "\(whole)"
        guard part > 0 else { return text }
        var decimals = String(part + 10_000).dropFirst()
        while decimals.last == "0" { decimals.removeLast() }
        text += "." + decimals
        return text
    }

    private static func quote(_ value: String, into text: inout String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\r": text += "\\r"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
