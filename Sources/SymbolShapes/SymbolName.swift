/// A symbol's name in words: a base that a family draws, and what is made of it.
struct SymbolName {
    enum Change: Equatable {
        case fill
        case enclosed(SymbolEnclosure, isFilled: Bool)
        case slash
        case badge(String?)
        case half(SymbolHalf)
    }

    let base: String
    let changes: [Change]

    /// Nil where no base is at the beginning of the name, or something else follows.
    init?(_ name: String) {
        let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        for count in stride(from: words.count, to: 0, by: -1) {
            let base = words.prefix(count).joined(separator: ".")
            guard SymbolCatalogue.hasBase(base), let changes = Self.changes(words.dropFirst(count)) else {
                continue
            }
            self.base = base
            self.changes = changes
            return
        }
        return nil
    }

    /// Whether a name could be a symbol's: words of small letters and digits, with dots between them.
    static func isPossible(_ name: String) -> Bool {
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        return words.allSatisfy { word in
            !word.isEmpty && word.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
        }
    }

    private static func changes(_ words: ArraySlice<String>) -> [Change]? {
        var result: [Change] = []
        var rest = words
        while let word = rest.popFirst() {
            if word == "fill" {
                if case .enclosed(let enclosure, _) = result.last {
                    result[result.count - 1] = .enclosed(enclosure, isFilled: true)
                } else {
                    result.append(.fill)
                }
            } else if word == "slash" {
                result.append(.slash)
            } else if word == "badge" {
                result.append(.badge(rest.first == "fill" ? nil : rest.popFirst()))
            } else if let enclosure = SymbolEnclosure(rawValue: word) {
                result.append(.enclosed(enclosure, isFilled: false))
            } else if let half = SymbolHalf(rawValue: word), rest.popFirst() == "filled" {
                result.append(.half(half))
            } else if word == "ltr" || word == "rtl" {
                continue
            } else {
                return nil
            }
        }
        return result
    }
}
