import Foundation
import Testing

/// What is compiled, and when.
@Suite(.serialized)
struct CachedRenderTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
        // A compiler that counts how often it is called.
        let real = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map { "\($0)/swiftc" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        try FileManager.default.createDirectory(at: workshop.file("bin"), withIntermediateDirectories: true)
        try workshop.write(
            "bin/swiftc",
            "#!/bin/sh\necho call >>'\(workshop.file("calls").path)'\nexec \(real ?? "false") \"$@\"\n")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: workshop.file("bin/swiftc").path)
        try writeProgram(width: 8)
    }

    private func writeProgram(width: Int) throws {
        try workshop.write(
            "p.swift",
            "import UIKit\n#Preview(\"a\") { UIView(frame: CGRect(x: 0, y: 0, width: \(width), height: 6)) }\n")
    }

    private var path: [String: String] {
        ["PATH": "\(workshop.file("bin").path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"]
    }

    private var calls: Int {
        (try? Data(contentsOf: workshop.file("calls")))?.count { $0 == UInt8(ascii: "\n") } ?? 0
    }

    private var entries: [URL] {
        let files = try? FileManager.default.contentsOfDirectory(
            at: workshop.file("cache"), includingPropertiesForKeys: nil)
        return files ?? []
    }

    @Test func anUnchangedProgramIsCompiledOnce() throws {
        #expect(try workshop.run("render", "p.swift", environment: path).sizes == ["16x12"])
        #expect(try workshop.run("render", "p.swift", "--scale", "1", environment: path).sizes == ["8x6"])
        #expect(calls == 1)
        #expect(entries.count == 1)
        try writeProgram(width: 9)
        #expect(try workshop.run("render", "p.swift", environment: path).sizes == ["18x12"])
        #expect(calls == 2)
        _ = try workshop.run("render", "p.swift", "--swift-version", "6", environment: path)
        #expect(calls == 3)
    }

    @Test func aDamagedEntryIsMadeAnew() throws {
        _ = try workshop.run("render", "p.swift", environment: path)
        let entry = try #require(entries.first)
        var bytes = try Data(contentsOf: entry)
        bytes[bytes.count / 2] ^= 1
        try bytes.write(to: entry)
        #expect(try workshop.run("render", "p.swift", environment: path).sizes == ["16x12"])
        #expect(calls == 2)
        try Data(contentsOf: entry).prefix(1000).write(to: entry)
        #expect(try workshop.run("render", "p.swift", environment: path).sizes == ["16x12"])
        try Data().write(to: entry)
        #expect(try workshop.run("render", "p.swift", environment: path).sizes == ["16x12"])
        #expect(calls == 4)
    }

    @Test func runsAtTheSameTimeDoNotDisturbEachOther() throws {
        let runs = try (0..<4).map {
            try workshop.start(["render", "p.swift", "-o", "out\($0)"], environment: path)
        }
        for run in runs {
            let result = try run()
            #expect(result.code == 0, "\(result.errors)")
            #expect(result.sizes == ["16x12"])
        }
        #expect(entries.count == 1)
    }

    @Test func aMissingCompilerIsSaid() throws {
        let result = try workshop.run("render", "p.swift", environment: ["PATH": workshop.file("none").path])
        #expect(result.code == 1)
        #expect(result.errors.contains("there is no Swift compiler"))
    }

    @Test func aCacheThatCannotBeWrittenIsSaid() throws {
        let result = try workshop.run(
            "render", "p.swift", environment: ["CORNERSTONE_CACHE": workshop.file("p.swift").path])
        #expect(result.code == 1)
        #expect(result.errors.contains("CORNERSTONE_CACHE"))
    }
}
