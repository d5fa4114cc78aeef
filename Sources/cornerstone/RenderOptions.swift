import Foundation
import PreviewChannel
import SourceText

/// What `cornerstone render` is asked for.
struct RenderOptions: Equatable {
    var files: [String]
    /// A folder, or a file for a single picture.
    var output = "."
    var preview: String?
    var scale = 2.0
    var size: CGSize?
    var appearance = PreviewRequest.Appearance.light
    var renderer = PreviewRequest.Renderer.screen
    /// `.png` or `.json`.
    var format = PreviewRequest.Format.png
    var languageMode = "5"
    /// The system that the source is lowered for; nil where its imports tell.
    var platform: SourcePlatform?
    /// In the order of time.
    var moments = [PictureMoment.start]
    /// Whether the pictures' names say when they are.
    var namesMoments = false
    /// What a finger does, and what pictures are taken of it.
    var script: TouchScript?
    /// Seconds that one preview may take.
    var timeout = 60.0

    private static let known: Set<String> = [
        "-o", "--preview", "--scale", "--size", "--format", "--time", "--script", "--appearance", "--platform",
        "--swift-version", "--renderer", "--times", "--timeout",
    ]

    init(parsing arguments: [String]) throws {
        let reader = try ArgumentReader(arguments, options: Self.known)
        files = reader.words
        try Self.refuseUnbuilt(reader)
        output = reader["-o"] ?? output
        guard !output.isEmpty else { throw CommandError.usage("`-o` is a folder or a file, not \"\".") }
        preview = reader["--preview"]
        scale = try reader.number("--scale", in: 0.01...100) ?? scale
        timeout = try reader.number("--timeout", in: 0.1...86_400) ?? timeout
        languageMode = try reader.choice("--swift-version", of: ["5", "6"]) ?? languageMode
        platform = try reader.platform()
        size = try reader["--size"].map(Self.size(from:))
        if let name = try reader.choice("--appearance", of: PreviewRequest.Appearance.allCases.map(\.rawValue)) {
            appearance = PreviewRequest.Appearance(rawValue: name) ?? appearance
        }
        if let name = try reader.choice("--renderer", of: PreviewRequest.Renderer.allCases.map(\.rawValue)) {
            renderer = PreviewRequest.Renderer(rawValue: name) ?? renderer
        }
        if let name = try reader.choice("--format", of: ["png", "json"]) {
            format = PreviewRequest.Format(rawValue: name) ?? format
        }
        guard reader["--time"] == nil || reader["--times"] == nil else {
            throw CommandError.usage("`--time` and `--times` do not go together.")
        }
        if let text = reader["--time"] { moments = [try PictureMoment(text, option: "--time")] }
        if let text = reader["--times"] {
            moments = try PictureMoment.list(text)
            namesMoments = true
        }
        if let path = reader["--script"] {
            guard reader["--time"] == nil, !namesMoments else {
                throw CommandError.usage("`--script` waits by itself: `--time` and `--times` do not go with it.")
            }
            script = try TouchScript(path: path)
        }
        try ProgramSource.check(files, command: "render")
    }

    /// Options and values whose names are kept, but which are not there yet, say so instead of doing nothing.
    private static func refuseUnbuilt(_ reader: ArgumentReader) throws {
        if let format = reader["--format"], ["svg", "pdf"].contains(format) {
            throw CommandError.usage("`--format \(format)` is not there yet; png and json are.")
        }
    }

    /// A size such as `390x844`, in points.
    static func size(from text: String) throws -> CGSize {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], width.isFinite, height.isFinite,
            width > 0, height > 0
        else { throw CommandError.usage("`--size` is WIDTHxHEIGHT in points, such as 390x844, not \"\(text)\".") }
        return CGSize(width: width, height: height)
    }
}
