/// The names that Swift's methods have in Objective-C.
enum SelectorName {
    /// - Parameters:
    ///   - labels: One for each argument; nil for `_`.
    ///   - given: What `@objc(…)` says.
    static func spell(
        _ base: String, labels: [String?], given: String? = nil, throwsErrors: Bool = false, isAsync: Bool = false
    ) -> String {
        if let given { return given }
        var pieces: [String] = []
        for (index, label) in labels.enumerated() {
            if index == 0 {
                pieces.append(label.map { base + joint(base, $0) + capitalized($0) } ?? base)
            } else {
                pieces.append(label ?? "")
            }
        }
        // An error or a handler goes out by one more argument.
        let extra = isAsync ? "completionHandler" : throwsErrors ? "error" : nil
        if let extra {
            if pieces.isEmpty {
                pieces = [base + (isAsync ? "With" : "And") + (isAsync ? capitalized(extra) : "ReturnError")]
            } else {
                pieces.append(extra)
            }
        }
        return pieces.isEmpty ? base : pieces.map { $0 + ":" }.joined()
    }

    static func getter(_ name: String, given: String?) -> String { given ?? name }

    static func setter(_ name: String, given: String?) -> String { "set" + capitalized(given ?? name) + ":" }

    /// "With" between the name and its first label, unless one of them leads on by itself.
    private static func joint(_ base: String, _ label: String) -> String {
        let (last, first) = (words(base).last ?? "", words(label).first ?? "")
        return prepositions.contains(last.lowercased()) || prepositions.contains(first.lowercased()) ? "" : "With"
    }

    /// The words of a name in camel case.
    private static func words(_ name: String) -> [String] {
        var words: [String] = []
        for character in name {
            if words.isEmpty || character.isUppercase && words.last?.last?.isUppercase != true {
                words.append(String(character))
            } else {
                words[words.count - 1].append(character)
            }
        }
        return words
    }

    static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]
}
