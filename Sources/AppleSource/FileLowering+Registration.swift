import SourceText

extension FileLowering {
    /// Puts a record before a class's closing brace, by which the run time finds its methods by their names alone.
    ///
    /// The record stands inside the braces because private methods, and private types, are seen from there.
    mutating func register(_ type: TypeFacts) {
        guard type.kind == .classType || type.kind == .extensionType, !type.isLocal, let brace = type.closingBrace
        else { return }
        let path = index.resolve(type.path, in: nil) ?? type.path
        // Stored values, of which the record is one, have no place in generic types and protocols.
        guard !type.isGeneric, !index.isGeneric(path), !index.isProtocol(path) else { return }
        if type.kind == .extensionType, let kind = index.entries[path]?.kind, kind != .classType { return }
        var records: [String] = []
        var seen: Set<String> = []
        let counts = type.methods.reduce(into: [String: Int]()) {
            $0[$1.isStatic ? "" : $1.fullName, default: 0] += 1
        }
        for method in type.methods where !method.isOptional {
            let meetsRequirement = type.kind == .classType || index.entries[path]?.kind == .classType
            guard method.isObjC || (meetsRequirement && index.requirements.contains(method.fullName)),
                let record = record(
                    of: method, type: type.path, isOverloaded: counts[method.fullName, default: 0] > 1)
            else { continue }
            if seen.insert(record).inserted { records.append(record) }
        }
        guard !records.isEmpty else { return }
        usesSelector = true
        let separator = facts.bytes[type.lastMemberEnd..<max(type.lastMemberEnd, brace)].contains(0x0A) ? "" : "; "
        facts.edits.append(
            .insertion(
                at: brace,
                separator + "@section(\".init_array\") @used private nonisolated static let objcMethods_\(brace): "
                    + "@convention(c) () -> Void = { Selector.register { \(records.joined(separator: "; ")) } } "))
    }

    /// `Selector("tap:", on: Card.self) { $0.tap($1) }`; nil for what cannot be called without being known.
    private func record(of method: MethodFacts, type: String, isOverloaded: Bool) -> String? {
        let name = method.selector
        guard method.isPlain, method.parameters.count <= 2 else { return nil }
        let arguments = { (first: String, second: String) in
            zip(method.labels, [first, second]).map { label, argument in
                (label.map { "\(self.label($0)): " } ?? "") + argument
            }.joined(separator: ", ")
        }
        if method.isStatic {
            return
                "Selector(\"\(name)\", class: \(type).self) { \(type).\(quoted(method.name))(\(arguments("$0", "$1"))) }"
        }
        if isOverloaded, !method.parameters.isEmpty {
            let names = ["first", "second"].prefix(method.parameters.count)
            let parameters = zip(names, method.parameters).map { "\($0): \($1.type)" }.joined(separator: ", ")
            return "Selector(\"\(name)\", on: \(type).self) { (target: \(type), \(parameters)) in "
                + "target.\(quoted(method.name))(\(arguments("first", "second"))) }"
        }
        return "Selector(\"\(name)\", on: \(type).self) { $0.\(quoted(method.name))(\(arguments("$1", "$2"))) }"
    }
}
