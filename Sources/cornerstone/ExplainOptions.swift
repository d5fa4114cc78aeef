import Foundation
import PreviewChannel
import SourceText

/// What `cornerstone explain` is asked for.
struct ExplainOptions: Equatable {
    var files: [String]
    var preview: String?
    var scale = 2.0
    var size: CGSize?
    var appearance = PreviewRequest.Appearance.light
    var languageMode = "5"
    /// The system that the source is lowered for; nil where its imports tell.
    var platform: SourcePlatform?
    /// Seconds that one preview may take.
    var timeout = 60.0
    var isJSON = false

    private static let known: Set<String> = [
        "--preview", "--scale", "--size", "--appearance", "--swift-version", "--timeout", "--format",
        "--platform",
    ]

    init(parsing arguments: [String]) throws {
        let reader = try ArgumentReader(arguments, options: Self.known)
        files = reader.words
        preview = reader["--preview"]
        scale = try reader.number("--scale", in: 0.01...100) ?? scale
        timeout = try reader.number("--timeout", in: 0.1...86_400) ?? timeout
        languageMode = try reader.choice("--swift-version", of: ["5", "6"]) ?? languageMode
        platform = try reader.platform()
        size = try reader["--size"].map(RenderOptions.size(from:))
        if let name = try reader.choice("--appearance", of: PreviewRequest.Appearance.allCases.map(\.rawValue)) {
            appearance = PreviewRequest.Appearance(rawValue: name) ?? appearance
        }
        isJSON = try reader.choice("--format", of: ["text", "json"]) == "json"
        try ProgramSource.check(files, command: "explain")
    }
}
