import Foundation
import SourceText

/// A program as it was given: its files, and how they are to be compiled.
struct ProgramSource {
    let files: [String]
    let languageMode: String
    /// The system that the source is lowered for; nil where its imports tell.
    var platform: SourcePlatform?

    /// The folders of files, in full, each once.
    static func folders(of files: [String]) -> [String] {
        files.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Refuses what is no file of a program.
    static func check(_ files: [String], command: String) throws {
        guard !files.isEmpty else {
            throw CommandError.usage(
                "`\(command)` needs the files of a program: cornerstone \(command) FILE.swift…")
        }
        for file in files {
            guard file.hasSuffix(".swift") else { throw CommandError.usage("\(file) is not a .swift file.") }
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue else {
                throw CommandError.usage("there is no file \(file).")
            }
        }
    }

    /// A valid name of a module, after the first file, that no module of the system has.
    var moduleName: String {
        let title = URL(fileURLWithPath: files.first ?? "").deletingPathExtension().lastPathComponent
        let letters = title.unicodeScalars.map { scalar -> Character in
            let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
            return isPlain ? Character(scalar) : "_"
        }
        return "Program_" + String(letters)
    }

    var compilerArguments: [String] {
        [
            "-emit-library", "-parse-as-library", "-wmo", "-Onone", "-g", "-D", "DEBUG", "-swift-version",
            languageMode,
            "-module-name", moduleName,
        ] + files.map(Self.argument)
    }

    /// A file's name as an argument that is not taken for an option.
    static func argument(_ file: String) -> String { file.hasPrefix("-") ? "./\(file)" : file }

    /// A digest of all that decides what the compiler makes of the program.
    func digest(compiler: SwiftCompiler, installation: Installation) throws -> String {
        var hash = SHA256()
        func add(_ bytes: some Collection<UInt8>) {
            // The length goes first, so that no two lists of texts run together into the same bytes.
            hash.update((0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> ($0 * 8)) })
            hash.update(Array(bytes))
        }
        for text in [Cornerstone.version, compiler.identity, installation.identity, platform?.rawValue ?? ""]
            + compilerArguments
        {
            add(text.utf8)
        }
        for file in files {
            guard let contents = FileManager.default.contents(atPath: file) else {
                throw CommandError.usage("\(file) cannot be read.")
            }
            add(contents)
        }
        return hash.finish().map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
}
