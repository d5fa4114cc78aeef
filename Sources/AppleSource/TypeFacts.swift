import SourceText

/// What a file says of a type in one place: its declaration, or an extension.
struct TypeFacts {
    enum Kind {
        case classType
        case valueType
        case protocolType
        case extensionType
    }

    var kind: Kind
    /// The name with those of the types around it, or the extended type as it is written.
    var path: String
    /// Whether the name is known to the whole module: not below a function.
    var isLocal: Bool
    var isGeneric: Bool
    /// The first of these may be the superclass.
    var inherited: [String]
    /// Where it says that it provides previews; nil where it does not.
    var previewProvider: Int?
    /// `public`, `private`…; nil where none is written.
    var access: String?
    /// Where the closing brace stands; nil where it is missing.
    var closingBrace: Int?
    /// Where the last member ends.
    var lastMemberEnd: Int
    var methods: [MethodFacts] = []
    var properties: [PropertyFacts] = []
}

/// A method, by what its selector needs.
struct MethodFacts {
    struct Parameter {
        /// Nil for `_`.
        var label: String?
        var type: String
    }

    var name: String
    var parameters: [Parameter]
    /// The name in `@objc(…)`.
    var givenName: String?
    /// Whether Objective-C would know it.
    var isObjC: Bool
    var isStatic: Bool
    var isOverride: Bool
    /// A requirement that need not be met.
    var isOptional: Bool
    /// As written; nil for nothing.
    var result: String?
    /// Whether a closure that takes the same arguments can call it: no `throws`, `async`, `inout`, type parameters.
    var isPlain: Bool
    var throwsErrors: Bool
    var isAsync: Bool
    /// Where its name stands.
    var offset: Int

    var labels: [String?] { parameters.map(\.label) }

    /// The name in Objective-C.
    var selector: String {
        SelectorName.spell(
            name, labels: labels, given: givenName, throwsErrors: throwsErrors, isAsync: isAsync)
    }

    /// `tap(_:with:)`
    var fullName: String { name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" }
}

struct PropertyFacts {
    var name: String
    var givenName: String?
    var isStatic: Bool
    var type: String?
    var isObjC: Bool
    var isSettable: Bool
}
