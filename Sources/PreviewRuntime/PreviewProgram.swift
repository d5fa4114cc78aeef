import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program that was compiled into a shared library.
struct PreviewProgram {
    /// Why a program cannot be used.
    struct Failure: Error { var reason: String }

    private let path: String

    /// Loads the library into this process.
    init(loading path: String) throws {
        guard dlopen(path, RTLD_NOW | RTLD_LOCAL) != nil else {
            throw Failure(reason: dlerror().map { String(cString: $0) } ?? "unknown reason")
        }
        self.path = path
    }

    /// Registers the library's previews by running the functions that `#Preview` left in its section.
    @MainActor
    func registerPreviews() throws {
        // Read, not mapped: a second mapping of the file would pass for the loader's.
        let file = try Data(contentsOf: URL(fileURLWithPath: path))
        guard let section = ELFSection(named: "cs_previews", in: file) else { return }
        guard let base = loadAddress() else { throw Failure(reason: "the loader does not know \(path)") }
        // The section was found in the file that the loader mapped here, so its addresses are there to read.
        for offset in stride(from: 0, through: section.size - 8, by: 8) {
            guard let record = UnsafePointer<Record?>(bitPattern: base + section.address + offset)?.pointee else {
                continue
            }
            record()
        }
    }

    private typealias Record = @convention(c) () -> Void

    /// What is added to the addresses in the file to get those in memory: the kernel's list of this process's
    /// mappings says where the start of the file lies.
    private func loadAddress() -> Int? {
        // A read that a signal interrupts is done again.
        let maps = (0..<16).lazy.compactMap { _ in
            try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
        }.first
        guard let maps else { return nil }
        let wanted = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        // The kernel's word where another run has put an equal file in the place of this one meanwhile.
        let names = [wanted, "\(wanted) (deleted)"]
        for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") {
            // 7f12a000-7f12b000 r--p 00000000 08:01 1234    /path/of/the/file
            let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
            guard fields.count == 6, Int(fields[2], radix: 16) == 0,
                names.contains(String(fields[5].drop(while: { $0 == " " }))),
                let start = fields[0].split(separator: "-").first
            else { continue }
            return Int(start, radix: 16)
        }
        return nil
    }
}
