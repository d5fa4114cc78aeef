import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Tells when files of a program have changed, on a thread of its own, for as long as the process lives.
final class SourceWatcher: Sendable {
    /// How long the files must rest before a change is told, in milliseconds: editors write in several steps.
    private static let rest: Int32 = 30

    init(_ sources: SourceSet, changed: @escaping @Sendable () -> Void) throws {
        let descriptor = inotify_init1(Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { throw SourceSet.Failure(description: "the system watches no more files.") }
        Thread.detachNewThread {
            var watch = Watch(descriptor: descriptor, sources: sources)
            watch.addFolders()
            while true {
                guard watch.wait(-1) else { return }
                guard watch.read() else { continue }
                // What follows at once is the same change.
                while watch.wait(Self.rest) { _ = watch.read() }
                watch.addFolders()
                changed()
            }
        }
    }
}

/// The system's list of folders that are watched.
private struct Watch {
    let descriptor: Int32
    let sources: SourceSet
    private var folders: [Int32: String] = [:]

    private static let events = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)

    init(descriptor: Int32, sources: SourceSet) { (self.descriptor, self.sources) = (descriptor, sources) }

    /// Watches what is there now; a folder that is watched already keeps its number.
    mutating func addFolders() {
        for folder in sources.watched {
            let number = inotify_add_watch(descriptor, folder, Self.events)
            if number >= 0 { folders[number] = folder }
        }
    }

    /// Whether something comes within some milliseconds; -1 waits for it.
    func wait(_ milliseconds: Int32) -> Bool {
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while true {
            let count = poll(&wait, 1, milliseconds)
            if count >= 0 || errno != EINTR { return count > 0 && wait.revents & Int16(POLLIN) != 0 }
        }
    }

    /// Reads what the system has to tell. True where a file of the program is concerned.
    mutating func read() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 16 << 10)
        let count = bytes.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
        guard count > 0 else { return false }
        var concerns = false
        var at = 0
        // Watch, mask, cookie and the name's length, four bytes each, and the name with zeros behind it.
        while at + 16 <= count {
            func number(_ offset: Int) -> UInt32 {
                (0..<4).reversed().reduce(0) { $0 << 8 | UInt32(bytes[at + offset + $1]) }
            }
            let (watch, mask, length) = (Int32(bitPattern: number(0)), number(4), Int(number(12)))
            guard at + 16 + length <= count else { break }
            let name = String(decoding: bytes[at + 16..<at + 16 + length].prefix { $0 != 0 }, as: UTF8.self)
            at += 16 + length
            if mask & UInt32(IN_Q_OVERFLOW) != 0 { concerns = true }
            guard let folder = folders[watch] else { continue }
            if mask & UInt32(IN_IGNORED) != 0 { folders[watch] = nil }
            concerns = concerns || name.isEmpty || sources.concerns(name, in: folder)
        }
        return concerns
    }
}

/// `read` of the C library, under a name that the method above does not hide.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, buffer, count)
}
