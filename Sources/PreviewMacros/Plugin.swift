import FoundationEssentials

/// Answers the compiler's messages.
enum Plugin {
    /// The compiler's protocol as this plug-in knows it; an older or newer compiler speaks down to it.
    static let protocolVersion = 7

    static func reply(to message: Data) -> Data {
        let answer = Answer(answer(to: message))
        return (try? JSONEncoder().encode(answer)) ?? Data()
    }

    private static func answer(to message: Data) -> Answer.Content {
        guard let request = try? JSONDecoder().decode(Request.self, from: message) else {
            return .expansion(source: nil, complaint: "#Preview's plug-in does not understand this compiler.")
        }
        if request.getCapability != nil { return .capability }
        if let expand = request.expandFreestandingMacro { return answer(to: expand) }
        return .expansion(source: nil, complaint: "#Preview stands on its own; it cannot be attached.")
    }

    private static func answer(to request: Request.Expand) -> Answer.Content {
        let location = request.syntax.location
        let use = PreviewUse(
            source: request.syntax.source, discriminator: request.discriminator,
            file: location?.fileName ?? location?.fileID ?? "", line: location?.line ?? 1,
            column: location?.column ?? 1)
        guard let expansion = use.expansion else {
            return .expansion(source: nil, complaint: "#Preview needs a body: #Preview { … } or #Preview(\"name\") { … }")
        }
        return .expansion(source: expansion, complaint: nil)
    }
}

/// A message of the compiler, as far as it concerns `#Preview`.
struct Request: Decodable {
    struct Capability: Decodable {}

    struct Expand: Decodable {
        var discriminator: String
        var syntax: Syntax
    }

    struct Syntax: Decodable {
        var source: String
        var location: Location?
    }

    /// Where the source of the macro's use begins, white space and comments before it included.
    struct Location: Decodable {
        var fileID: String?
        var fileName: String?
        var line: Int?
        var column: Int?
    }

    var getCapability: Capability?
    var expandFreestandingMacro: Expand?
}

/// What is said to the compiler.
struct Answer: Encodable {
    enum Content {
        case capability
        case expansion(source: String?, complaint: String?)
    }

    private struct CapabilityResult: Encodable {
        struct Capability: Encodable { var protocolVersion = Plugin.protocolVersion }
        var capability = Capability()
    }

    private struct Expansion: Encodable {
        var expandedSource: String?
        var diagnostics: [Diagnostic]
    }

    private struct Diagnostic: Encodable {
        struct Position: Encodable {
            var fileName = ""
            var offset = 0
        }

        var message: String
        var severity = "error"
        var position = Position()
        var highlights: [Int] = []
        var notes: [Int] = []
        var fixIts: [Int] = []
    }

    private var getCapabilityResult: CapabilityResult?
    private var expandMacroResult: Expansion?

    init(_ content: Content) {
        switch content {
        case .capability:
            getCapabilityResult = CapabilityResult()
        case .expansion(let source, let complaint):
            expandMacroResult = Expansion(
                expandedSource: source, diagnostics: complaint.map { [Diagnostic(message: $0)] } ?? [])
        }
    }
}
