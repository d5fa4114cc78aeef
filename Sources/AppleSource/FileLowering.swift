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
        }
        for member in facts.moved { move(member) }
        for type in facts.types { addForwarders(to: type) }
        for override in facts.overrides { check(override.scope, override.name, override.offset) }
        if usesSelector { importSelector() }
    }

    /// A file that imports none of the modules that bring `Selector` imports the lowest that does.
    private mutating func importSelector() {
        guard Set(facts.imports).isDisjoint(with: Self.bringSelector) else { return }
        if let end = facts.firstImportEnd {
            facts.edits.append(.insertion(at: end, "; import QuartzCore"))
        } else {
            facts.edits.append(.insertion(at: facts.firstToken, "import QuartzCore; "))
        }
    }

    private static let bringSelector: Set<String> = ["UIKit", "AppKit", "Cocoa", "QuartzCore", "SwiftUI"]
}
