import Foundation
import PreviewChannel

/// What `cornerstone render` is asked for.
struct RenderOptions: Equatable {
    var files: [String]
    /// A folder, or a `.png` file for a single picture.
    var output = "."
    var preview: String?
    var scale = 2.0
    var size: CGSize?
    var appearance = PreviewRequest.Appearance.light
    var renderer = PreviewRequest.Renderer.screen
    var languageMode = "5"
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
        guard !output.isEmpty else { throw CommandError.usage("`-o` is a folder or a .png file, not \"\".") }
        preview = reader["--preview"]
        scale = try reader.number("--scale", in: 0.01...100) ?? scale
        timeout = try reader.number("--timeout", in: 0.1...86_400) ?? timeout
        languageMode = try reader.choice("--swift-version", of: ["5", "6"]) ?? languageMode
        size = try reader["--size"].map(Self.size(from:))
        if let name = try reader.choice("--appearance", of: PreviewRequest.Appearance.allCases.map(\.rawValue)) {
            appearance = PreviewRequest.Appearance(rawValue: name) ?? appearance
        }
        if let name = try reader.choice("--renderer", of: PreviewRequest.Renderer.allCases.map(\.rawValue)) {
            renderer = PreviewRequest.Renderer(rawValue: name) ?? renderer
        }
        try checkFiles()
    }

    /// Options and values whose names are kept, but which are not there yet, say so instead of doing nothing.
    private static func refuseUnbuilt(_ reader: ArgumentReader) throws {
        for option in ["--time", "--times", "--script"] where reader[option] != nil {
            throw CommandError.usage("`\(option)` is not there yet: previews are drawn as they are at the start.")
        }
        if let format = try reader.choice("--format", of: ["png", "svg", "pdf", "json"]), format != "png" {
            throw CommandError.usage("`--format \(format)` is not there yet; png is.")
        }
        if try reader.choice("--platform", of: ["ios", "macos"]) == "macos" {
            throw CommandError.usage("`--platform macos` is not there yet; ios is.")
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

    private func checkFiles() throws {
        guard !files.isEmpty else {
            throw CommandError.usage("`render` needs the files of a program: cornerstone render FILE.swift…")
        }
        for file in files {
            guard file.hasSuffix(".swift") else { throw CommandError.usage("\(file) is not a .swift file.") }
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue else {
                throw CommandError.usage("there is no file \(file).")
            }
        }
    }
}
