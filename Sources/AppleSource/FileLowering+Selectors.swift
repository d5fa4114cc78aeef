import SourceText

extension FileLowering {
    /// `#selector(tap(_:))` becomes `Selector("tap:", on: Card.self, { $0.tap($1) })`: the closure stands inside the
    /// parentheses, for behind them it would be taken for the body of an `if`.
    mutating func lower(_ use: FileFacts.SelectorUse) {
        usesSelector = true
        let owner = owner(of: use)
        switch use.form {
        case .getter, .setter:
            let property = owner.flatMap { index.property(use.name, of: $0.path) }
            let given = property?.givenName
            let name =
                use.form == .getter
                ? SelectorName.getter(use.name, given: given) : SelectorName.setter(use.name, given: given)
            guard let owner, property?.isStatic != true else { return replace(use, by: "Selector(\"\(name)\")") }
            let access = use.form == .getter ? "$0.\(quoted(use.name))" : "$0.\(quoted(use.name)) = $1"
            replace(use, by: "Selector(\"\(name)\", on: \(owner.type).self, { \(access) })")
        case .method:
            lowerMethod(use, owner)
        }
    }

    /// The type that the selector's method belongs to.
    private struct Owner {
        /// In the index; the written name where it is not the program's own.
        var path: String
        /// As an expression's type.
        var type: String
    }

    private func owner(of use: FileFacts.SelectorUse) -> Owner? {
        let path: String
        let written: String
        switch use.base {
        case nil, "self", "super", "Self":
            guard let scope = use.scope else { return nil }
            // A method of a type around the innermost one is found by its name alone.
            var around: String? = scope
            var owner = scope
            if use.base == nil, index.methods(use.name, of: scope).isEmpty {
                while let current = around {
                    if !index.methods(use.name, of: current).isEmpty { owner = current }
                    around =
                        owner == current && owner != scope
                        ? nil : current.lastIndex(of: ".").map { String(current[..<$0]) }
                }
            }
            (path, written) = (owner, owner)
        case let base?:
            // A value's type is not known from the text alone.
            guard base.first?.isUppercase == true || base.first == "_", !base.contains("("), !base.contains("?")
            else {
                return nil
            }
            path = index.resolve(base, in: use.scope) ?? DeclarationIndex.withoutArguments(base)
            written = base
        }
        return Owner(path: path, type: index.isProtocol(path) ? "(any \(written))" : written)
    }

    private mutating func lowerMethod(_ use: FileFacts.SelectorUse, _ owner: Owner?) {
        let known = owner.map { index.methods(use.name, of: $0.path) } ?? anywhere(use)
        let method = known.first { fits($0, use) }
        let labels = method?.labels ?? use.labels ?? use.castTypes.map { $0.map { _ in nil } }
        let name = method?.selector ?? SelectorName.spell(use.name, labels: labels ?? [])
        guard let owner else { return replace(use, by: "Selector(\"\(name)\")") }
        if let method, !method.isPlain || method.labels.count > 2 {
            // What it would be called with is not at hand; its name is.
            return replace(use, by: "Selector(\"\(name)\")")
        }
        if method?.isStatic == true {
            let call = call("\(owner.type).\(quoted(use.name))", labels ?? [], first: 0)
            return replace(use, by: "Selector(\"\(name)\", class: \(owner.type).self, { \(call) })")
        }
        guard let labels else {
            // Not the program's own: the compiler finds it.
            return replace(use, by: "Selector(\"\(name)\", \(owner.type).\(quoted(use.name)))")
        }
        guard labels.count <= 2 else { return replace(use, by: "Selector(\"\(name)\")") }
        if method == nil, !labels.isEmpty, use.castTypes == nil {
            let fullName = quoted(use.name) + "(" + labels.map { ($0.map(label) ?? "_") + ":" }.joined() + ")"
            return replace(use, by: "Selector(\"\(name)\", \(owner.type).\(fullName))")
        }
        let head = "Selector(\"\(name)\", on: \(owner.type).self"
        if let types = use.castTypes, types.count == labels.count, !types.isEmpty {
            let names = ["first", "second"].prefix(types.count)
            let parameters = zip(names, types).map { "\($0): \($1)" }.joined(separator: ", ")
            let arguments = zip(labels, names).map { ($0.map { "\(label($0)): " } ?? "") + $1 }
            return replace(
                use,
                by: "\(head), { (target: \(owner.type), \(parameters)) in "
                    + "target.\(quoted(use.name))(\(arguments.joined(separator: ", "))) })")
        }
        replace(use, by: "\(head), { \(call("$0." + quoted(use.name), labels, first: 1)) })")
    }

    private func fits(_ method: MethodFacts, _ use: FileFacts.SelectorUse) -> Bool {
        if let labels = use.labels { return method.labels == labels }
        if let types = use.castTypes { return method.labels.count == types.count }
        return true
    }

    /// The program's methods of that name, where the type is not known: they are of use where they all agree.
    private func anywhere(_ use: FileFacts.SelectorUse) -> [MethodFacts] {
        let found = index.entries.values.flatMap { $0.methods[use.name] ?? [] }.filter { fits($0, use) }
        return Set(found.map(\.selector)).count == 1 ? found : []
    }

    private func call(_ function: String, _ labels: [String?], first: Int) -> String {
        let arguments = labels.enumerated().map { place, label in
            (label.map { "\(self.label($0)): " } ?? "") + "$\(place + first)"
        }
        return "\(function)(\(arguments.joined(separator: ", ")))"
    }

    private mutating func replace(_ use: FileFacts.SelectorUse, by text: String) {
        // Lines stay: those that the use went over come after it.
        let breaks = facts.bytes[use.range].count { $0 == 0x0A }
        let lines = String(repeating: "\n", count: breaks)
        facts.edits.append(TextEdit(use.range, text + lines, anchor: use.anchor))
    }

    /// Names that are words of the language stand in backticks.
    func quoted(_ name: String) -> String { Self.words.contains(name) ? "`\(name)`" : name }

    /// All but three words may be labels as they are.
    func label(_ name: String) -> String { ["inout", "var", "let"].contains(name) ? "`\(name)`" : name }

    private static let words: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in",
        "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias", "var", "where", "while",
    ]
}
