import SourceText
internal import SwiftParser
internal import SwiftSyntax

/// Reads a file: walks its tree once, and notes what is to be changed and what it declares.
final class FileReader {
    /// What the file is written for, and against which modules.
    let setting: LoweringSetting
    var facts: FileFacts
    /// The types and functions around the place of the walk.
    var scopes: [Scope] = []

    enum Scope {
        /// An index into the facts' types.
        case type(Int, marksMembers: Bool)
        case function
    }

    private init(_ bytes: [UInt8], setting: LoweringSetting) {
        facts = FileFacts(bytes: bytes)
        self.setting = setting
    }

    /// Deeper text is left as it is. For some constructs the parser takes many kilobytes of its thread's stack a level.
    static let deepestNesting = 1_200

    static func read(_ bytes: [UInt8], setting: LoweringSetting) -> FileFacts {
        let reader = FileReader(bytes, setting: setting)
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: deepestNesting) }
        reader.facts.firstToken = tree.firstToken(viewMode: .sourceAccurate)?.start ?? 0
        SyntaxWalk.walk(Syntax(tree), enter: reader.enter, leave: reader.leave)
        return reader.facts
    }

    private func enter(_ node: Syntax) -> Bool {
        switch node.kind {
        case .ifConfigDecl:
            readConditions(node.cast(IfConfigDeclSyntax.self))
        case .ifConfigClause:
            return !inactive.contains(node.id)
        case .importDecl:
            readImport(node.cast(ImportDeclSyntax.self))
        case .attribute:
            readAttribute(node.cast(AttributeSyntax.self))
        case .declModifier:
            readModifier(node.cast(DeclModifierSyntax.self))
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
            openType(node)
        case .functionDecl:
            readFunction(node.cast(FunctionDeclSyntax.self))
            scopes.append(.function)
        case .variableDecl:
            readVariable(node.cast(VariableDeclSyntax.self))
        case .initializerDecl, .deinitializerDecl, .subscriptDecl, .accessorBlock, .closureExpr:
            scopes.append(.function)
        case .macroExpansionExpr:
            let use = node.cast(MacroExpansionExprSyntax.self)
            readMacro(name: use.macroName, arguments: use.arguments, in: node)
            readPreview(named: use.macroName, body: use.trailingClosure)
        case .macroExpansionDecl:
            let use = node.cast(MacroExpansionDeclSyntax.self)
            readPreview(named: use.macroName, body: use.trailingClosure)
        case .functionCallExpr:
            readCall(node.cast(FunctionCallExprSyntax.self))
        case .sequenceExpr:
            readComparison(node.cast(SequenceExprSyntax.self))
        case .optionalBindingCondition:
            readBinding(node.cast(OptionalBindingConditionSyntax.self))
        case .memberAccessExpr:
            readMember(node.cast(MemberAccessExprSyntax.self))
        default:
            break
        }
        return true
    }

    private func leave(_ node: Syntax) {
        switch node.kind {
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl,
            .initializerDecl, .deinitializerDecl, .subscriptDecl, .accessorBlock, .closureExpr:
            scopes.removeLast()
        default:
            break
        }
    }

    /// Clauses that the condition rules out: what they hold is left as it is.
    var inactive: Set<SyntaxIdentifier> = []

    /// The innermost type around the place of the walk.
    var typeScope: Int? {
        for scope in scopes.reversed() {
            if case .type(let index, _) = scope { return index }
        }
        return nil
    }

    /// The type whose member is being read; nil inside functions and at file scope.
    var memberScope: (index: Int, marksMembers: Bool)? {
        if case .type(let index, let marks)? = scopes.last { return (index, marks) }
        return nil
    }

    func blank(_ range: Range<Int>) { facts.edits.append(.blank(range, in: facts.bytes)) }

    func pad(_ range: Range<Int>, _ text: String) { facts.edits.append(.padded(range, text, in: facts.bytes)) }
}
