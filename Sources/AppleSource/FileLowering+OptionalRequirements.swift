import SourceText

// `@objc optional func changed(_ card: Card)`: a requirement that does nothing where it is not met, and beside it a
// property that is nil there, which the calls that ask for it take.

extension FileLowering {
    /// Adds an extension behind a protocol with requirements that need not be met.
    mutating func addDefaults(to type: TypeFacts) {
        let optional = type.methods.filter { $0.isOptional && $0.isPlain && !$0.isStatic }
        guard !optional.isEmpty, let brace = type.closingBrace, !type.path.contains(".") else { return }
        usesSelector = true
        let members = optional.flatMap { method -> [String] in
            let names = method.parameters.indices.map { "argument\($0)" }
            let parameters = zip(method.parameters, names).map { parameter, name in
                "\(parameter.label.map(label) ?? "_") \(name): \(parameter.type)"
            }
            let arguments = method.parameters.enumerated().map { place, parameter in
                (parameter.label.map { "\(label($0)): " } ?? "") + "$\(place)"
            }
            let result = method.result ?? "Void"
            let types = method.parameters.map { $0.type.replacing("@escaping ", with: "") }
            let isNothing = result == "Void" || result == "()"
            return [
                "func \(quoted(method.name))(\(parameters.joined(separator: ", "))) -> \(result) "
                    + (isNothing ? "{}" : "{ fatalError(\"\(type.path) has no \(method.fullName)\") }"),
                "var \(Self.property(for: method)): ((\(types.joined(separator: ", "))) -> \(result))? "
                    + "{ Selector.isImplemented(\"\(method.selector)\", by: self) ? "
                    + "{ self.\(quoted(method.name))(\(arguments.joined(separator: ", "))) } : nil }",
            ]
        }
        let access = type.access.map { $0 + " " } ?? ""
        facts.edits.append(
            .insertion(at: brace + 1, "; \(access)extension \(type.path) { \(members.joined(separator: "; ")) }"))
    }

    /// The name of the property that is nil where the requirement is not met.
    private static func property(for method: MethodFacts) -> String {
        ([method.name] + method.labels.compactMap { $0 } + ["ifImplemented"]).joined(separator: "_")
    }

    /// `delegate?.changed?(card)` and `delegate.changed != nil`.
    mutating func lower(_ use: FileFacts.OptionalUse) {
        let candidates = (index.optionalMethods[use.name] ?? []).filter { method in
            use.labels.map { method.labels.count == $0.count && Self.agree(method.labels, $0) } ?? true
        }
        if let method = candidates.first {
            // A name that stands for several methods asks for the one that the compiler cannot be told of.
            guard use.labels != nil || Set(candidates.map(\.fullName)).count == 1 else { return }
            facts.edits.append(
                TextEdit(use.nameRange, Self.property(for: method), anchor: use.nameRange.lowerBound))
            for range in use.labelRanges { facts.edits.append(.blank(range, in: facts.bytes)) }
        } else if let mark = use.questionMark, Self.isApples(use.name) {
            // Apple's own optional methods are here, and do nothing where they are not met.
            facts.edits.append(.blank(mark, in: facts.bytes))
        }
    }

    /// A trailing closure has no label of its own.
    private static func agree(_ declared: [String?], _ used: [String?]) -> Bool {
        zip(declared, used).enumerated().allSatisfy { place, labels in
            labels.0 == labels.1 || (place == declared.count - 1 && labels.1 == nil)
        }
    }

    private static func isApples(_ name: String) -> Bool { appleMethods.contains { name.hasPrefix($0) } }

    /// How methods begin that Apple's delegate protocols leave open.
    private static let appleMethods = [
        "animationDidSt", "application", "collectionView", "control", "draw", "gestureRecognizer", "layer",
        "layoutSublayers", "navigationController", "numberOf", "pageViewController", "pickerView",
        "popoverPresentation",
        "presentationController", "scrollView", "searchBar", "splitViewController", "tabBar", "tableView",
        "textField",
        "textView", "viewForZooming", "window", "action", "display",
    ]
}
