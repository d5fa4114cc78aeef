import SourceText

/// The second look at a file, when all files of the program are known.
struct FileLowering {
    var facts: FileFacts
    let index: DeclarationIndex
    /// Whether an edit names `Selector`.
    var usesSelector = false

    init(_ facts: FileFacts, index: DeclarationIndex) {
        self.facts = facts
        self.index = index
    }

    mutating func finish() {
        for use in facts.selectors { lower(use) }
        for use in facts.optionalUses { lower(use) }
        for type in facts.types {
            if type.kind == .protocolType { addDefaults(to: type) }
            register(type)
            addPreviews(of: type)
        }
        for member in facts.moved { move(member) }
        for type in facts.types { addForwarders(to: type) }
        for override in facts.overrides { check(override.scope, override.name, override.offset) }
        importWhatIsMissing()
    }

    /// A file that imports none of the modules that bring `Selector` imports the lowest that does; and what Apple's
    /// Foundation holds in one module lies in three here.
    private mutating func importWhatIsMissing() {
        var modules: [String] = []
        if usesSelector, Set(facts.imports).isDisjoint(with: Self.bringSelector) { modules.append("QuartzCore") }
        if !facts.imports.isEmpty {
            for (module, types) in Self.besideFoundation where !facts.imports.contains(module) {
                if ByteSearch.contains(facts.bytes, types) { modules.append(module) }
            }
        }
        guard !modules.isEmpty else { return }
        if let end = facts.firstImportEnd {
            facts.edits.append(.insertion(at: end, modules.map { "; import \($0)" }.joined()))
        } else {
            facts.edits.append(.insertion(at: facts.firstToken, modules.map { "import \($0); " }.joined()))
        }
    }

    private static let bringSelector: Set<String> = ["UIKit", "AppKit", "Cocoa", "QuartzCore", "SwiftUI"]

    private static let besideFoundation = [
        ("FoundationNetworking", ["URLSession", "URLRequest", "HTTPURLResponse"]),
        ("FoundationXML", ["XMLParser", "XMLDocument"]),
    ]
}
