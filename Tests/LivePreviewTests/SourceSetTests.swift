import Foundation
import Synchronization
import Testing

@testable import PreviewSessions

@Suite struct SourceSetTests {
    /// A folder that is gone when it is not needed any more.
    private final class Folder {
        let path: String

        init() throws {
            path =
                FileManager.default.temporaryDirectory.appendingPathComponent(
                    "cornerstone-sources-\(UUID().uuidString)"
                ).path
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func write(_ name: String, _ text: String = "") throws {
            let file = URL(fileURLWithPath: path).appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    @Test func aFolderStandsForItsSwiftFiles() throws {
        let folder = try Folder()
        for name in ["b.swift", "a.swift", "Inner/c.swift", "read.me", ".hidden/d.swift", ".e.swift"] {
            try folder.write(name)
        }
        let sources = try SourceSet([folder.path])
        #expect(sources.current == ["Inner/c.swift", "a.swift", "b.swift"].map { "\(folder.path)/\($0)" })
        #expect(sources.watched == [folder.path, "\(folder.path)/Inner"])
        try folder.write("f.swift")
        #expect(sources.current.count == 4)
        #expect(try SourceSet(["\(folder.path)/a.swift", folder.path]).current.first == "\(folder.path)/a.swift")
    }

    @Test func aPackageStandsForItsTarget() throws {
        let folder = try Folder()
        try folder.write("Package.swift")
        #expect(throws: SourceSet.Failure.self) { try SourceSet([folder.path]) }
        try folder.write("Sources/Cards/card.swift")
        #expect(try SourceSet([folder.path]).current == ["\(folder.path)/Sources/Cards/card.swift"])
        try folder.write("Sources/Other/other.swift")
        #expect(throws: SourceSet.Failure.self) { try SourceSet([folder.path]) }
        #expect(try SourceSet(["\(folder.path)/Sources/Other"]).current.count == 1)
    }

    @Test func whatIsNotThereIsSaid() {
        #expect(throws: SourceSet.Failure(description: "there is no file or folder /nowhere/a.swift.")) {
            try SourceSet(["/nowhere/a.swift"])
        }
        #expect(throws: SourceSet.Failure.self) { try SourceSet([]) }
    }

    @Test(.timeLimit(.minutes(1))) func changesAreTold() throws {
        let folder = try Folder()
        try folder.write("a.swift", "1")
        let changes = EventQueue<Int>()
        _ = try SourceWatcher(SourceSet([folder.path])) { changes.add(1) }
        func isTold(_ change: () throws -> Void) rethrows -> Bool {
            usleep(100_000)
            while !changes.next(until: .now()).isEmpty {}
            try change()
            return !changes.next(until: .now() + 5).isEmpty
        }
        #expect(try isTold { try folder.write("a.swift", "2") })
        // As editors save: another file takes the name.
        #expect(
            try isTold {
                try folder.write("a.swift.new", "3")
                rename("\(folder.path)/a.swift.new", "\(folder.path)/a.swift")
            })
        #expect(try isTold { try folder.write("b.swift") })
        #expect(try isTold { try folder.write("New/c.swift") })
        #expect(try isTold { try folder.write("New/c.swift", "2") })
        #expect(try isTold { try FileManager.default.removeItem(atPath: "\(folder.path)/b.swift") })
        usleep(100_000)
        while !changes.next(until: .now()).isEmpty {}
        try folder.write("notes.txt", "1")
        #expect(changes.next(until: .now() + 0.3).isEmpty)
    }
}
