import Foundation

/// A temporary folder in which small programs are written and the built command is run.
final class Workshop {
    let folder: URL
    /// The folder of the build, in which the command stands beside the tests.
    static let products: URL = {
        var file = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        #if os(macOS)
            file = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? file
        #endif
        return file.deletingLastPathComponent()
    }()

    struct Result {
        var output: String
        var errors: String
        var code: Int32

        var lines: [String] { output.split(separator: "\n").map(String.init) }
        /// The names of the pictures.
        var names: [String] { lines.map { String($0.prefix { $0 != "\t" }) } }
        /// The sizes of the pictures, as `WIDTHxHEIGHT`.
        var sizes: [String] { lines.map { $0.split(separator: "\t").dropFirst().first.map(String.init) ?? "" } }
    }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "cornerstone-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: file(name))
    }

    func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(name).path) }

    /// Starts the command in the folder, with a cache there.
    func start(_ arguments: [String], environment: [String: String] = [:]) throws -> () throws -> Result {
        let process = Process()
        process.executableURL = Self.products.appendingPathComponent("cornerstone")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment
            .merging(["CORNERSTONE_CACHE": file("cache").path]) { $1 }.merging(environment) { $1 }
        // Files, not pipes: no reader is needed, so nothing waits for one.
        let run = UUID().uuidString
        let output = file(".out-\(run)"), errors = file(".err-\(run)")
        for file in [output, errors] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        return {
            process.waitUntilExit()
            func text(_ file: URL) throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }
            return Result(output: try text(output), errors: try text(errors), code: process.terminationStatus)
        }
    }

    func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Result {
        try start(arguments, environment: environment)()
    }

    /// Width and height in the header of a PNG.
    func sizeOfPNG(_ name: String) throws -> [Int] {
        let bytes = [UInt8](try Data(contentsOf: file(name)).prefix(24))
        guard bytes.count == 24, bytes[1...3].elementsEqual("PNG".utf8) else { return [] }
        return [16, 20].map { at in bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
}
