import CoreGraphics

/// A colour of a style sheet: sRGB, 0 ... 1.
struct CSSColor: Hashable, Sendable {
    var red, green, blue, alpha: CGFloat

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    init(_ word: String, in words: CSSWords) throws {
        let name = word.trimmed.lowercased()
        if name.hasPrefix("#") {
            self = try Self.hex(name.dropFirst(), words)
        } else if name == "transparent" {
            self.init(red: 0, green: 0, blue: 0, alpha: 0)
        } else if let value = Self.names[name] {
            self.init(hex: value)
        } else if let bracket = name.firstIndex(of: "("), name.hasSuffix(")") {
            let inside = String(name[name.index(after: bracket)...].dropLast())
            self = try Self.function(String(name[..<bracket]), inside, words)
        } else {
            throw words.error("\(word) is no colour that is known here; write it as #RRGGBB or rgb()")
        }
    }

    private init(hex: UInt32) {
        self.init(
            red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
            blue: CGFloat(hex & 255) / 255)
    }

    private static func hex(_ digits: Substring, _ words: CSSWords) throws -> CSSColor {
        let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
        guard values.count == digits.count, [3, 4, 6, 8].contains(digits.count) else {
            throw words.error("#\(digits) is no colour: 3, 4, 6 or 8 hexadecimal digits are")
        }
        let bytes =
            digits.count <= 4
            ? values.map { $0 * 17 }
            : stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
        let parts = bytes.map { CGFloat($0) / 255 }
        return CSSColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
    }

    private static func function(_ name: String, _ inside: String, _ words: CSSWords) throws -> CSSColor {
        // Commas, spaces and the bar before the alpha all only part the numbers.
        let parts = inside.split { $0 == "," || $0 == "/" || $0.isWhitespace }.map(String.init)
        guard parts.count == 3 || parts.count == 4 else {
            throw words.error("\(name)() has \(parts.count) numbers; three are a colour, a fourth its alpha")
        }
        func number(_ word: String) throws -> (CGFloat, String) {
            guard let found = try CSSLength.split(word, in: words) else {
                throw words.error("\(word) is no number")
            }
            return found
        }
        func part(_ word: String, whole: CGFloat) throws -> CGFloat {
            let (value, unit) = try number(word)
            guard unit.isEmpty || unit == "%" else { throw words.error("\(word) has a unit that a colour has not") }
            return min(max(unit == "%" ? value / 100 : value / whole, 0), 1)
        }
        let alpha = parts.count == 4 ? try part(parts[3], whole: 1) : 1
        switch name {
        case "rgb", "rgba":
            return CSSColor(
                red: try part(parts[0], whole: 255), green: try part(parts[1], whole: 255),
                blue: try part(parts[2], whole: 255), alpha: alpha)
        case "hsl", "hsla":
            let (hue, unit) = try number(parts[0])
            let turns: [String: CGFloat] = ["": 360, "deg": 360, "turn": 1, "grad": 400]
            guard let turn = turns[unit] else { throw words.error("\(parts[0]) is no hue") }
            return hsl(
                hue / turn, try part(parts[1], whole: 100), try part(parts[2], whole: 100), alpha: alpha)
        default: throw words.error("\(name)() is no colour that is known here; write it as #RRGGBB or rgb()")
        }
    }

    /// - Parameter hue: In turns.
    private static func hsl(
        _ hue: CGFloat, _ saturation: CGFloat, _ lightness: CGFloat, alpha: CGFloat
    ) -> CSSColor {
        let turn = hue - hue.rounded(.down)
        let reach = saturation * min(lightness, 1 - lightness)
        func part(_ place: CGFloat) -> CGFloat {
            let sector = (place + turn * 12).truncatingRemainder(dividingBy: 12)
            return lightness - reach * max(-1, min(sector - 3, 9 - sector, 1))
        }
        return CSSColor(red: part(0), green: part(8), blue: part(4), alpha: alpha)
    }

    private static let names: [String: UInt32] = [
        "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
        "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "green": 0x008000,
        "lime": 0x00FF00, "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF,
        "teal": 0x008080, "aqua": 0x00FFFF, "orange": 0xFFA500,
    ]
}

extension String {
    fileprivate var trimmed: String {
        var text = Substring(self)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
