import Foundation
import Testing

/// The kit's files must compile on Apple's systems as they are: they may use the public interfaces of modules that have
/// Apple's names, and nothing else of this package.
@Suite struct AppleNamesTests {
    static let allowed: Set<String> = ["UIKit", "SwiftUI", "QuartzCore", "CoreGraphics", "Foundation"]

    static let sources: [URL] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/CornerKit")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
    }()

    @Test func importsAppleModulesAlone() throws {
        #expect(Self.sources.count >= 6)
        for file in Self.sources {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let words = line.split(separator: " ")
                guard let position = words.firstIndex(of: "import"), !line.contains("//") else { continue }
                // Of `import struct UIKit.Name` as well the module alone counts.
                let module = words.dropFirst(position + 1).last?.split(separator: ".").first.map(String.init) ?? ""
                #expect(position == 0, "\(file.lastPathComponent): a plain import works everywhere: \(line)")
                #expect(Self.allowed.contains(module), "\(file.lastPathComponent): \(line)")
            }
        }
    }

    @Test func asksForNoSystem() throws {
        for file in Self.sources {
            let text = try String(contentsOf: file, encoding: .utf8)
            for condition in ["#if", "@_", "package "] where text.contains(condition) {
                Issue.record("\(file.lastPathComponent) contains \(condition)")
            }
        }
    }

    /// Where the modules of this build lie; nil where they were built elsewhere.
    static let modules: URL? = {
        guard let program = Bundle.main.executableURL else { return nil }
        var folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
        for _ in 0..<4 {
            let modules = folder.appendingPathComponent("Modules")
            if FileManager.default.fileExists(atPath: modules.appendingPathComponent("UIKit.swiftmodule").path) {
                return modules
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }()

    @Test(
        .enabled(if: modules != nil, "the package's modules are not beside the tests: nothing to compile against"),
        arguments: ["5", "6"])
    func compilesByPublicInterfacesAlone(version: String) throws {
        let modules = try #require(Self.modules)
        let maps = try FileManager.default.contentsOfDirectory(
            at: modules.deletingLastPathComponent(), includingPropertiesForKeys: nil
        )
        .filter { $0.pathExtension == "build" }
        .map { $0.appendingPathComponent("module.modulemap") }
        .filter { FileManager.default.fileExists(atPath: $0.path) }
        // No package name is given, so what is for this package's own modules cannot be seen.
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments =
            ["swiftc", "-typecheck", "-module-name", "CornerKit", "-swift-version", version, "-warnings-as-errors"]
            + ["-I", modules.path] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
            + Self.sources.map(\.path)
        // Into a file: reading a pipe ends in a trap where a child's end interrupts it.
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("names-\(UUID().uuidString)")
        try Data().write(to: output)
        defer { try? FileManager.default.removeItem(at: output) }
        let handle = try FileHandle(forWritingTo: output)
        compiler.standardOutput = handle
        compiler.standardError = handle
        try compiler.run()
        compiler.waitUntilExit()
        let said = try String(contentsOf: output, encoding: .utf8)
        #expect(compiler.terminationStatus == 0, "\(said)")
    }
}
