import SourceText

// Objective-C overrides in extensions, and what extensions declare; Swift alone does so in the class's own braces.

extension FileLowering {
    /// A member of an extension takes its other name, where the class has one of its own that calls it.
    mutating func move(_ member: MovedMember) {
        guard index.isMoved(member) else {
            if member.isOverride {
                facts.remark(member.nameRange.lowerBound, Self.overrideInExtension(member.fullName))
            }
            return
        }
        facts.edits.append(TextEdit(member.nameRange, member.newName))
        for range in member.lostModifiers where !facts.edits.contains(where: { $0.start == range.lowerBound }) {
            facts.edits.append(.blank(range, in: facts.bytes))
        }
    }

    /// A class gets the members that its extensions stand in for.
    mutating func addForwarders(to type: TypeFacts) {
        guard type.kind == .classType, !type.isLocal, let brace = type.closingBrace,
            let members = index.forwarders[type.path]
        else { return }
        let isOnLine = !facts.bytes[type.lastMemberEnd..<max(type.lastMemberEnd, brace)].contains(0x0A)
        let hasRecord = facts.edits.contains { $0.start == brace && $0.end == brace }
        facts.edits.append(
            .insertion(
                at: brace,
                (hasRecord || (isOnLine && type.lastMemberEnd < brace) ? "; " : "")
                    + members.map(\.forwarder).joined(separator: "; ") + " "))
    }

    /// An override of what a class above declares in an extension, where that cannot be moved.
    mutating func check(_ scope: String, _ name: String, _ offset: Int) {
        for ancestor in index.ancestry(of: scope).dropFirst() {
            guard let entry = index.entries[ancestor], entry.inExtensions.contains(name),
                index.forwarders[ancestor]?.contains(where: { $0.fullName == name }) != true
            else { continue }
            return facts.remark(
                offset,
                "\(name) is declared in an extension of \(ancestor), which Swift alone cannot override; move it into "
                    + "the class's own braces.")
        }
    }

    static func overrideInExtension(_ name: String) -> String {
        "Swift alone cannot override in an extension; move \(name) into the class's own braces."
    }
}
