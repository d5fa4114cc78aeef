import AppleSource
import Foundation
import SourceText

/// Lowers files for a program that asks for it: `cornerstone`, which wants the edits, and the build-tool plug-in, which
/// wants the files.
///
/// A process of its own, because loading the compiler's library of syntax takes longer than all else that a command
/// does which finds its program compiled.
///
///     LowerSource [--platform ios|macos] [--module NAME]… FILE…               prints a report as JSON
///     LowerSource … --output FILE [--output FILE]… FILE…                       writes the files, one for each
enum LowerSourceTool {
    static func run(_ arguments: [String]) -> Int32 {
        var platform: SourcePlatform?
        var modules: Set<String>?
        var outputs: [String] = []
        var files: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--platform": platform = rest.popFirst().flatMap(SourcePlatform.init(rawValue:))
            case "--module": modules = (modules ?? []).union(rest.popFirst().map { [$0] } ?? [])
            case "--output": outputs += rest.popFirst().map { [$0] } ?? []
            default: files.append(argument)
            }
        }
        var texts: [[UInt8]] = []
        for file in files {
            guard let data = FileManager.default.contents(atPath: file) else {
                complain("\(file): error: the file cannot be read.")
                return 1
            }
            texts.append([UInt8](data))
        }
        let chosen = platform ?? SourceLowering.platform(of: texts)
        let lowered = SourceLowering(platform: chosen, modules: modules).lower(texts)
        guard !outputs.isEmpty else { return report(lowered, chosen) }
        guard outputs.count == files.count else {
            complain("error: \(files.count) files and \(outputs.count) outputs.")
            return 1
        }
        for (index, file) in lowered.enumerated() {
            for finding in file.findings {
                complain("\(files[index]):\(finding.line):\(finding.column): warning: \(finding.message)")
            }
            guard write(file.source, of: files[index], to: outputs[index]) else {
                complain("\(outputs[index]): error: the file cannot be written.")
                return 1
            }
        }
        return 0
    }

    private static func report(_ files: [SourceLowering.File], _ platform: SourcePlatform) -> Int32 {
        let report = LoweringReport(
            platform: platform,
            files: files.map { LoweringReport.File(edits: $0.source.edits, findings: $0.findings) })
        guard let data = try? JSONEncoder().encode(report) else { return 1 }
        try? FileHandle.standardOutput.write(contentsOf: data)
        return 0
    }

    /// A file that is already there as it should be keeps its date.
    private static func write(_ source: EditedSource, of original: String, to output: String) -> Bool {
        let path = URL(fileURLWithPath: original).path
        let name = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let data = Data("#sourceLocation(file: \"\(name)\", line: 1)\n".utf8) + Data(source.text)
        if FileManager.default.contents(atPath: output) == data { return true }
        return FileManager.default.createFile(atPath: output, contents: data)
    }

    private static func complain(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
    }
}
