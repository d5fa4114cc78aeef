import Foundation
import SourceText

/// `cornerstone lower`: a program's source as it is compiled, and what of it cannot be lowered.
struct LowerCommand {
    let files: [String]
    /// Nil for standard output.
    let folder: String?
    let platform: SourcePlatform?

    init(parsing arguments: [String]) throws {
        let reader = try ArgumentReader(arguments, options: ["-o", "--platform"])
        files = reader.words
        folder = reader["-o"]
        guard folder != "" else { throw CommandError.usage("`-o` is a folder, not \"\".") }
        platform = try reader.platform()
        try ProgramSource.check(files, command: "lower")
        let names = files.map { URL(fileURLWithPath: $0).lastPathComponent }
        if folder != nil, let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
            throw CommandError.usage("two files are called \(twice), of which `-o` could keep one alone.")
        }
    }

    func run() throws -> ExitCode {
        let program = try SourceLowerer(Installation()).lower(files, platform: platform)
        program.warnings.forEach(Console.remark)
        guard let folder else {
            for source in program.sources { Console.write(Data(source.text)) }
            return .success
        }
        let target = URL(fileURLWithPath: folder)
        for (file, source) in zip(files, program.sources) {
            let output = target.appendingPathComponent(URL(fileURLWithPath: file).lastPathComponent)
            guard output.resolvingSymlinksInPath() != URL(fileURLWithPath: file).resolvingSymlinksInPath() else {
                throw CommandError.usage("\(output.path) is the source itself; `-o` is another folder.")
            }
            do {
                try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
                try Data(source.text).write(to: output)
            } catch {
                throw CommandError.failure("\(output.path) cannot be written.")
            }
            Console.print("\(file)\t\(source.edits.count)\t\(folder)/\(output.lastPathComponent)")
        }
        return .success
    }
}

extension ArgumentReader {
    /// What `--platform` says; nil where the imports tell.
    func platform() throws -> SourcePlatform? {
        try choice("--platform", of: SourcePlatform.allCases.map(\.rawValue)).flatMap(
            SourcePlatform.init(rawValue:))
    }
}
