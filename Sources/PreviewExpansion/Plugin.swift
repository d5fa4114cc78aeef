package import FoundationEssentials

/// Answers the compiler's messages: the thoughts of the plug-in, without its pipes.
package enum Plugin {
    /// The compiler's protocol as this plug-in knows it; an older or newer compiler speaks down to it.
    static let protocolVersion = 7

    package static func reply(to message: Data) -> Data {
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
            return .expansion(
                source: nil, complaint: "#Preview needs a body, as in #Preview(\"name\") { UIView() }")
        }
        return .expansion(source: expansion, complaint: nil)
    }
}
