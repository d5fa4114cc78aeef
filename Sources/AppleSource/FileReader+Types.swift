internal import SwiftSyntax

extension FileReader {
    func openType(_ node: Syntax) {
        var facts = TypeFacts(
            kind: .valueType, path: "", isLocal: false, isGeneric: false, inherited: [], lastMemberEnd: 0)
        var attributes: Attributes?
        if let declaration = node.as(ExtensionDeclSyntax.self) {
            facts.kind = .extensionType
            facts.path = DeclarationIndex.withoutArguments(declaration.extendedType.trimmedDescription)
            facts.isGeneric = declaration.genericWhereClause != nil
            attributes = Attributes(declaration.attributes)
            complete(&facts, declaration)
        } else if let declaration = node.as(ClassDeclSyntax.self) {
            facts.kind = .classType
            facts.isGeneric = declaration.genericParameterClause != nil
            attributes = Attributes(declaration.attributes)
            facts.inherited = inherited(declaration.inheritanceClause)
            complete(&facts, declaration)
            facts.path = path(declaration.name)
        } else if let declaration = node.as(ProtocolDeclSyntax.self) {
            facts.kind = .protocolType
            attributes = Attributes(declaration.attributes)
            facts.inherited = inherited(declaration.inheritanceClause)
            complete(&facts, declaration)
            facts.path = path(declaration.name)
            if attributes?.isObjC == true { bindToClasses(declaration) }
        } else if let declaration = node.as(StructDeclSyntax.self) {
            facts.isGeneric = declaration.genericParameterClause != nil
            complete(&facts, declaration)
            facts.path = path(declaration.name)
        } else if let declaration = node.as(EnumDeclSyntax.self) {
            facts.isGeneric = declaration.genericParameterClause != nil
            complete(&facts, declaration)
            facts.path = path(declaration.name)
        } else if let declaration = node.as(ActorDeclSyntax.self) {
            facts.isGeneric = declaration.genericParameterClause != nil
            complete(&facts, declaration)
            facts.path = path(declaration.name)
        }
        facts.isLocal = scopes.contains { if case .function = $0 { true } else { false } }
        // The `@objc` of an extension or a protocol holds for its members, a class's for itself alone.
        let marks = attributes?.marksMembers == true || (facts.kind != .classType && attributes?.isObjC == true)
        self.facts.types.append(facts)
        scopes.append(.type(self.facts.types.count - 1, marksMembers: marks))
    }

    private func complete(_ facts: inout TypeFacts, _ declaration: some DeclGroupSyntax & WithModifiersSyntax) {
        let members = declaration.memberBlock
        facts.access = Modifiers(declaration.modifiers).access
        facts.closingBrace = members.rightBrace.found?.start
        facts.lastMemberEnd = members.members.last?.end ?? members.leftBrace.end
        let providers: Set<String> = ["PreviewProvider", "SwiftUI.PreviewProvider"]
        if !declaration.is(ProtocolDeclSyntax.self),
            inherited(declaration.inheritanceClause).contains(where: providers.contains)
        {
            facts.previewProvider = declaration.start
        }
    }

    /// The name with those of the types around it, up to the next function.
    private func path(_ name: TokenSyntax) -> String {
        if case .type(let index, _)? = scopes.last { return facts.types[index].path + "." + name.plainName }
        return name.plainName
    }

    private func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
        (clause?.inheritedTypes ?? []).map { $0.type.trimmedDescription }
    }

    /// Objective-C's protocols are for classes alone, which Swift's say.
    private func bindToClasses(_ declaration: ProtocolDeclSyntax) {
        if let first = declaration.inheritanceClause?.inheritedTypes.first {
            guard !declaration.inheritanceClause!.inheritedTypes.contains(where: isClassBound) else { return }
            facts.edits.append(.insertion(at: first.start, "AnyObject, "))
        } else if let name = declaration.name.found {
            facts.edits.append(.insertion(at: name.end, ": AnyObject", anchor: name.start))
        }
    }

    private func isClassBound(_ inherited: InheritedTypeSyntax) -> Bool {
        ["AnyObject", "class", "NSObjectProtocol"].contains(inherited.type.trimmedDescription)
    }
}
