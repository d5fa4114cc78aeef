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
