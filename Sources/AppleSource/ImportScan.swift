/// The modules that a text imports, found without taking it apart.
enum ImportScan {
    static func modules(of text: [UInt8]) -> Set<String> {
        var modules: Set<String> = []
        ByteSearch.places(of: "import", in: text) { place in
            let lineStart = text[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            let before = text[lineStart..<place].drop { $0 == 0x20 || $0 == 0x09 }
            // Nothing but attributes and modifiers stands before it; a comment does not count.
            guard before.count < 200, !before.starts(with: "//".utf8), before.last.map({ $0 == 0x20 }) ?? true
            else {
                return true
            }
            let rest = text[(place + 6)...].prefix(200).prefix {
                $0 != 0x0A && $0 != 0x0D && $0 != UInt8(ascii: ";")
            }
            guard rest.first == 0x20 || rest.first == 0x09 else { return true }
            for word in rest.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 }).prefix(2) {
                modules.insert(String(decoding: word.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self))
            }
            return true
        }
        return modules
    }
}
