import Foundation
import SourceText

/// A program's files with the edits by which they become Swift alone.
struct LoweredProgram {
    /// As they were given.
    let files: [String]
    /// One for each file.
    let sources: [EditedSource]
    /// For each file, what is not what it is on Apple's systems.
    var findings: [[SourceFinding]] = []

    /// What is to be said of the files, one line each, in the form of a compiler's warning.
    var warnings: [String] {
        zip(files, findings).flatMap { file, findings in
            findings.map { "\(file):\($0.line):\($0.column): warning: \($0.message)" }
        }
    }

    var isUnchanged: Bool { sources.allSatisfy(\.isUnchanged) }

    /// Writes the edited files into a folder, with a list by which the compiler reads them under the originals' names:
    /// its messages, `#file` and the debugger then name the user's own files.
    ///
    /// - Returns: The list; nil where no file is edited.
    func overlay(in folder: URL) throws -> URL? {
        guard !isUnchanged else { return nil }
        let workshop = folder.appendingPathComponent("lowered")
        try FileManager.default.createDirectory(at: workshop, withIntermediateDirectories: true)
        var roots: [Overlay.Root] = []
        for (index, source) in sources.enumerated() where !source.isUnchanged {
            let edited = workshop.appendingPathComponent("\(index).swift")
            try Data(source.text).write(to: edited)
            for name in Self.fullNames(of: files[index]) where !roots.contains(where: { $0.name == name }) {
                roots.append(Overlay.Root(name: name, contents: edited.path))
            }
        }
        let list = workshop.appendingPathComponent("overlay.yaml")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(Overlay(roots: roots)).write(to: list)
        return list
    }

    /// Turns the compiler's messages back.
    var translator: DiagnosticTranslator {
        var named: [String: EditedSource] = [:]
        for (file, source) in zip(files, sources) {
            for name in Self.fullNames(of: file) + [file, ProgramSource.argument(file)] { named[name] = source }
        }
        return DiagnosticTranslator(named)
    }

    /// The working folder's path as the system knows it, and as the shell does, which the compiler prefers.
    private static func fullNames(of file: String) -> [String] {
        let folders = [FileManager.default.currentDirectoryPath, ProcessInfo.processInfo.environment["PWD"]]
        return folders.compactMap { $0 }.map {
            URL(fileURLWithPath: file, relativeTo: URL(fileURLWithPath: $0, isDirectory: true)).standardizedFileURL
                .path
        }
    }
}

/// The form of the compiler's list of files that stand in for others.
private struct Overlay: Encodable {
    struct Root: Encodable {
        var type = "file"
        var name: String
        var contents: String

        enum CodingKeys: String, CodingKey {
            case type, name
            case contents = "external-contents"
        }
    }

    var version = 0
    var caseSensitive = "true"
    var usesExternalNames = false
    var roots: [Root]

    enum CodingKeys: String, CodingKey {
        case version, roots
        case caseSensitive = "case-sensitive"
        case usesExternalNames = "use-external-names"
    }
}
