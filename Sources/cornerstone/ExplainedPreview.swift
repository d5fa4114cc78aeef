import Foundation
import PreviewChannel

/// What was found in one preview, as it is printed.
struct ExplainedPreview: Encodable {
    let name: String
    let file: String
    let line: Int
    let layers: Int
    let findings: [PreviewExplanation.Finding]
    let shadows: [PreviewExplanation.ShadowCost]

    init(name: PictureName, payload: Data) throws {
        guard let explanation = try? JSONDecoder().decode(PreviewExplanation.self, from: payload) else {
            throw CommandError.failure("what is reported of the preview \"\(name.title)\" cannot be read.")
        }
        self.name = name.line
        (file, line) = (explanation.file, explanation.line)
        (layers, findings, shadows) = (explanation.layers, explanation.findings, explanation.shadows)
    }

    /// One for each finding, then one for each shadow.
    var lines: [String] {
        findings.map { "\(name) › \($0.layer): \($0.sentence)" }
            + shadows.map { "\(name) › \($0.layer): \(Self.sentence(of: $0))" }
    }

    private static func sentence(of shadow: PreviewExplanation.ShadowCost) -> String {
        let source =
            switch shadow.kind {
            case "outline": "an outline"
            case "path": "a path"
            default: "the layer's content; a shadowPath would save that"
            }
        let sigma = Double((shadow.sigma * 100).rounded()) / 100
        return "casts a shadow from \(source): sigma \(sigma) px, \(shadow.pixels) pixels, \(shadow.cost) cost"
    }

    static func summary(of previews: [ExplainedPreview]) -> String {
        func count(_ number: Int, _ one: String, _ more: String) -> String {
            "\(number) \(number == 1 ? one : more)"
        }
        let layers = previews.reduce(0) { $0 + $1.layers }
        let findings = previews.reduce(0) { $0 + $1.findings.count }
        let shadows = previews.reduce(0) { $0 + $1.shadows.count }
        return "\(count(previews.count, "preview", "previews")), \(count(layers, "layer", "layers")): "
            + "\(count(findings, "finding", "findings")), \(count(shadows, "shadow", "shadows"))"
    }

    static func json(of previews: [ExplainedPreview]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(["previews": previews]), as: UTF8.self)
    }
}
