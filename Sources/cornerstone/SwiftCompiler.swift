import Foundation
import SourceText

/// The Swift compiler of this machine.
struct SwiftCompiler {
    let executable: URL

    /// `swiftc` on the path, or beside `swift` on the path.
    init(path: String? = ProcessInfo.processInfo.environment["PATH"]) throws {
        let folders = (path ?? "").split(separator: ":").map { URL(fileURLWithPath: String($0)) }
        func first(_ name: String) -> URL? {
            folders.map { $0.appendingPathComponent(name) }
                .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        }
        if let found = first("swiftc") {
            executable = found
        } else if let swift = first("swift") {
            let beside = swift.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent(
                "swiftc")
            guard FileManager.default.isExecutableFile(atPath: beside.path) else { throw Self.missing }
            executable = beside
        } else {
            throw Self.missing
        }
    }

    private static let missing = CommandError.failure(
        """
        there is no Swift compiler: `swiftc` is not on the PATH. Install Swift 6.3 or newer from \
        https://www.swift.org/install
        """)

    /// Tells this compiler from another one, without asking it: asking takes longer than drawing.
    var identity: String { FileIdentity.describe(executable.resolvingSymlinksInPath()) }

    /// Compiles a program's files, as one module, into a shared library.
    ///
    /// What the compiler says goes to `say` or else to standard error, of lowered files with the places and lines of the
    /// originals. False where it did not compile.
    func compile(
        _ program: ProgramSource, _ lowered: LoweredProgram, into library: URL, with installation: Installation,
        say: ((String) -> Void)? = nil
    ) throws -> Bool {
        let overlay = try lowered.overlay(in: library.deletingLastPathComponent())
        let process = Process()
        process.executableURL = executable
        process.arguments =
            program.compilerArguments
            + installation.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
            + [
                "-I", installation.modules.path,
                "-L", installation.library.deletingLastPathComponent().path, "-lCornerstone",
                "-Xlinker", "-rpath", "-Xlinker", installation.library.deletingLastPathComponent().path,
                "-load-plugin-executable", "\(installation.plugin.path)#PreviewMacros",
                "-o", library.path,
            ] + (overlay.map { ["-vfsoverlay", $0.path] } ?? [])
        process.standardOutput = FileHandle.standardError
        if overlay == nil, say == nil {
            try process.run()
        } else {
            try Self.run(process, through: lowered.translator, say: say ?? Console.remark)
        }
        process.waitUntilExit()
        return process.terminationReason == .exit && process.terminationStatus == 0
    }

    /// Runs the compiler to the end of its words, and passes them on line by line.
    private static func run(
        _ process: Process, through translator: DiagnosticTranslator, say: (String) -> Void
    ) throws {
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        var translator = translator
        var rest = Data()
        while true {
            let data = pipe.fileHandleForReading.availableData
            rest += data
            while let end = data.isEmpty ? (rest.isEmpty ? nil : rest.endIndex) : rest.firstIndex(of: 0x0A) {
                say(translator.translate(String(decoding: rest[..<end], as: UTF8.self)))
                rest = Data(rest[end...].dropFirst())
            }
            if data.isEmpty { return }
        }
    }
}
