internal import SwiftSyntax

/// A member of an extension that stands in for one in the class's own braces, where alone Swift overrides.
///
/// The member stays in its place under another name; the class gets one of the member's own name that calls it. So all
/// lines stay, and `super` means the same in both.
struct MovedMember {
    /// The extended type, as it is written.
    var type: String
    /// `draw(_:)`, or a property's name.
    var fullName: String
    var isOverride: Bool
    /// Where the name stands, and its other name.
    var nameRange: Range<Int>
    var newName: String
    /// Modifiers that the member loses.
    var lostModifiers: [Range<Int>]
    /// What goes into the class.
    var forwarder: String

    /// Nil for what cannot be called with its own arguments.
    init?(_ declaration: FunctionDeclSyntax, of type: TypeFacts) {
        let modifiers = Modifiers(declaration.modifiers)
        let signature = declaration.signature
        let head = [
            declaration.genericParameterClause?.trimmedDescription, signature.trimmedDescription,
            declaration.genericWhereClause.map { " " + $0.trimmedDescription },
        ].compactMap { $0 }.joined()
        guard declaration.body != nil, !head.contains("//"), !head.contains("/*"), !modifiers.isPrivate,
            !signature.parameterClause.parameters.contains(where: { $0.ellipsis != nil })
        else { return nil }
        let name = declaration.name.plainName
        let arguments = signature.parameterClause.parameters.map { parameter in
            let inner = (parameter.secondName ?? parameter.firstName).text
            let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
            return label + (parameter.type.trimmedDescription.contains("inout ") ? "&" : "") + inner
        }
        let effects = signature.effectSpecifiers
        let call =
            (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
            + "\(Self.newName(name))(\(arguments.joined(separator: ", ")))"
        self.type = type.path
        fullName =
            name + "(" + signature.parameterClause.parameters.map { $0.firstName.plainName + ":" }.joined() + ")"
        isOverride = modifiers.isOverride
        nameRange = declaration.name.bytes
        newName = Self.newName(name)
        lostModifiers = Self.lost(declaration.modifiers)
        forwarder =
            Self.modifiers(declaration.modifiers, type)
            + "func \(declaration.name.text)\(Self.oneLine(head)) { \(call) }"
    }

    /// Nil for what is no computed property of a written type.
    init?(_ declaration: VariableDeclSyntax, of type: TypeFacts) {
        let modifiers = Modifiers(declaration.modifiers)
        guard !modifiers.isPrivate, declaration.bindings.count == 1, let binding = declaration.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let written = binding.typeAnnotation?.type.trimmedDescription, !written.contains("//"),
            let accessors = binding.accessorBlock?.accessors
        else { return nil }
        var isSettable = false
        if case .accessors(let list) = accessors {
            let kinds = list.map(\.accessorSpecifier.text)
            guard kinds.allSatisfy({ ["get", "set"].contains($0) }) else { return nil }
            isSettable = kinds.contains("set")
        }
        let other = Self.newName(name.plainName)
        self.type = type.path
        fullName = name.plainName
        isOverride = modifiers.isOverride
        nameRange = name.bytes
        newName = other
        lostModifiers = Self.lost(declaration.modifiers)
        forwarder =
            Self.modifiers(declaration.modifiers, type) + "var \(name.text): \(Self.oneLine(written)) { "
            + (isSettable ? "get { \(other) } set { \(other) = newValue } }" : "\(other) }")
    }

    private static func newName(_ name: String) -> String { name + "_inExtension" }

    private static func oneLine(_ text: String) -> String {
        String(text.map { $0.isNewline ? " " : $0 })
    }

    /// Those of overriding, and of being seen from elsewhere, which are the class's member's.
    private static func lost(_ modifiers: DeclModifierListSyntax) -> [Range<Int>] {
        modifiers.filter { ["override", "open", "public", "package", "dynamic", "final"].contains($0.name.text) }
            .map(\.bytes)
    }

    private static func modifiers(_ modifiers: DeclModifierListSyntax, _ type: TypeFacts) -> String {
        var words = modifiers.map(\.trimmedDescription).filter { $0 != "dynamic" && $0 != "final" }
        if Modifiers(modifiers).access == nil, let access = type.access { words.insert(access, at: 0) }
        return words.map { $0 + " " }.joined()
    }
}
