import Foundation
import SourceText

/// Has a program's files lowered: written for Apple's systems, they become what Swift alone compiles.
///
/// The tool that does it is a process of its own, so that this command starts without the library of Swift's syntax that
/// it loads, and outlives a file that is too much for it.
struct SourceLowerer {
    let tool: URL
    /// The modules that there are to import.
    let modules: [String]

    init(_ installation: Installation) {
        tool = installation.lowerer
        let parts = (try? FileManager.default.contentsOfDirectory(atPath: installation.modules.path)) ?? []
        // Those of C have a map each, in a folder of their name.
        let ofC = installation.moduleMaps.map {
            $0.deletingLastPathComponent().deletingPathExtension().lastPathComponent
        }
        modules = (parts.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) } + ofC).sorted()
    }

    /// - Parameter platform: Nil where the imports tell.
    func lower(_ files: [String], platform: SourcePlatform?) throws -> LoweredProgram {
        let originals = try files.map { file in
            guard let data = FileManager.default.contents(atPath: file) else {
                throw CommandError.usage("\(file) cannot be read.")
            }
            return [UInt8](data)
        }
        let process = Process()
        process.executableURL = tool
        process.arguments =
            (platform.map { ["--platform", $0.rawValue] } ?? []) + modules.flatMap { ["--module", $0] }
            + files.map(ProgramSource.argument)
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0,
            let report = try? JSONDecoder().decode(LoweringReport.self, from: data),
            report.files.count == files.count
        else {
            Console.complain("the source cannot be lowered; it is compiled as it stands.")
            return LoweredProgram(files: files, sources: originals.map { EditedSource(original: $0, edits: []) })
        }
        return LoweredProgram(
            files: files,
            sources: zip(originals, report.files).map { EditedSource(original: $0, edits: $1.edits) },
            findings: report.files.map(\.findings))
    }
}
