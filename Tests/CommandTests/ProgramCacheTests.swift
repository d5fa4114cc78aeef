import Foundation
import Testing

@testable import cornerstone

struct ProgramCacheTests {
    @Test func theEnvironmentNamesTheFolder() {
        func folder(_ environment: [String: String]) -> String {
            ProgramCache(environment: environment).folder.path
        }
        #expect(folder(["CORNERSTONE_CACHE": "/a", "XDG_CACHE_HOME": "/b", "HOME": "/c"]) == "/a")
        #expect(folder(["XDG_CACHE_HOME": "/b", "HOME": "/c"]) == "/b/cornerstone")
        #expect(folder(["XDG_CACHE_HOME": "relative", "HOME": "/c"]) == "/c/.cache/cornerstone")
    }

    @Test func aFolderThatCannotBeWrittenIsSaidInWords() {
        // No one may write there, whoever runs the tests.
        let cache = ProgramCache(environment: ["CORNERSTONE_CACHE": "/proc"])
        let error = #expect(throws: CommandError.self) { try cache.program(digest: "none") { _ in true } }
        #expect(error?.message.hasPrefix("the cache /proc cannot be written; CORNERSTONE_CACHE") == true)
    }

    @Test func theEntriesUsedLongestAgoMakeRoom() throws {
        let workshop = try Workshop()
        var cache = ProgramCache(environment: ["CORNERSTONE_CACHE": workshop.folder.path])
        cache.capacity = 250
        for (name, age) in [("old", 3000.0), ("older", 4000.0), ("new", 1000.0), ("young", 10.0)] {
            try Data(count: 100).write(to: workshop.file("\(name).so"))
            try FileManager.default.setAttributes(
                [.modificationDate: Date().addingTimeInterval(-age)], ofItemAtPath: workshop.file("\(name).so").path
            )
        }
        cache.evict(sparing: workshop.file("kept.so"))
        #expect(!workshop.exists("older.so") && !workshop.exists("old.so"))
        #expect(workshop.exists("new.so") && workshop.exists("young.so"))
        // What may be in use stays, even where there is no room.
        cache.capacity = 0
        cache.evict(sparing: workshop.file("kept.so"))
        #expect(!workshop.exists("new.so") && workshop.exists("young.so"))
    }

    @Test func modulesHaveValidNames() {
        func name(_ file: String) -> String { ProgramSource(files: [file], languageMode: "5").moduleName }
        #expect(name("a/000_circular view.swift") == "Program_000_circular_view")
        #expect(name("UIKit.swift") == "Program_UIKit")
        #expect(name("café-é.swift") == "Program_caf___")
    }
}
