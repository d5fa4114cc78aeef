import Foundation

/// Compiled programs, kept by a digest of all that went into them.
///
/// An entry is the shared library with the digest of its own bytes behind it, which the loader does not mind. So an
/// entry that was damaged or cut short is known, and one file, put in its place by one rename, is all there is to keep
/// whole when several commands run at once.
struct ProgramCache {
    let folder: URL
    /// The room that entries may take, in bytes; the ones used longest ago go first.
    var capacity = 256 << 20
    /// Entries younger than this, in seconds, may be in use, and stay.
    var youth = 600.0

    /// The user's cache: `CORNERSTONE_CACHE`, or `cornerstone` in `XDG_CACHE_HOME` or `~/.cache`.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        if let own = value("CORNERSTONE_CACHE") {
            folder = URL(fileURLWithPath: own)
        } else if let caches = value("XDG_CACHE_HOME"), caches.hasPrefix("/") {
            folder = URL(fileURLWithPath: caches).appendingPathComponent("cornerstone")
        } else if let home = value("HOME") {
            folder = URL(fileURLWithPath: home).appendingPathComponent(".cache/cornerstone")
        } else {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("cornerstone-\(getuid())")
        }
    }

    /// The compiled program of that digest: the one kept, or one that `build` makes. Nil where `build` says no.
    func program(digest: String, build: (URL) throws -> Bool) throws -> URL? {
        let entry = folder.appendingPathComponent("\(digest).so")
        if isWhole(entry) {
            try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: entry.path)
            return entry
        }
        let workshop = folder.appendingPathComponent("building-\(UUID().uuidString)")
        try create(workshop)
        defer { try? FileManager.default.removeItem(at: workshop) }
        let made = workshop.appendingPathComponent("program.so")
        guard try build(made) else { return nil }
        try seal(made)
        guard rename(made.path, entry.path) == 0 else {
            throw CommandError.failure("\(entry.path) cannot be written.")
        }
        evict(sparing: entry)
        return entry
    }

    private func create(_ workshop: URL) throws {
        do {
            try FileManager.default.createDirectory(at: workshop, withIntermediateDirectories: true)
        } catch {
            throw CommandError.failure(
                "the cache \(folder.path) cannot be written; CORNERSTONE_CACHE names another folder.")
        }
    }

    private static let digestLength = 32

    private func isWhole(_ entry: URL) -> Bool {
        guard let bytes = try? Data(contentsOf: entry), bytes.count > Self.digestLength else { return false }
        return SHA256.digest(of: Array(bytes.dropLast(Self.digestLength))) == Array(bytes.suffix(Self.digestLength))
    }

    private func seal(_ library: URL) throws {
        let bytes = try Data(contentsOf: library)
        let handle = try FileHandle(forWritingTo: library)
        try handle.seekToEnd()
        try handle.write(contentsOf: SHA256.digest(of: Array(bytes)))
        try handle.close()
    }

    /// Makes room, and takes away what interrupted commands left behind.
    func evict(sparing kept: URL) {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        let files =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys)))
            ?? []
        let now = Date()
        var entries: [(file: URL, size: Int, date: Date)] = []
        for file in files where file.lastPathComponent != kept.lastPathComponent {
            let values = try? file.resourceValues(forKeys: keys)
            let date = values?.contentModificationDate ?? now
            if file.pathExtension == "so" {
                entries.append((file, values?.fileSize ?? 0, date))
            } else if file.lastPathComponent.hasPrefix("building-"), now.timeIntervalSince(date) > 86_400 {
                try? FileManager.default.removeItem(at: file)
            }
        }
        var total = entries.reduce(0) { $0 + $1.size }
        for entry in entries.sorted(by: { $0.date < $1.date }) where total > capacity {
            guard now.timeIntervalSince(entry.date) > youth else { return }
            try? FileManager.default.removeItem(at: entry.file)
            total -= entry.size
        }
    }
}
