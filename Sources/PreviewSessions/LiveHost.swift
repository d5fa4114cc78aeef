import Foundation
import PreviewChannel
import Synchronization

/// The process in which a program's previews live, and what is said to it and by it.
final class LiveHost: Sendable {
    /// What a host has to tell.
    enum News: Sendable {
        case report(PreviewFrame)
        /// How it ended, and what it wrote to standard error last.
        case ended(String, words: String)
    }

    /// How much of what a program writes to standard error is kept, in bytes.
    private static let kept = 32 << 10

    private let child: ChildProcess

    /// - Parameter tell: Is called on threads of the host's own, in the order of what happens.
    init(_ program: BuiltProgram, unlisted: Set<Int>, tell: @escaping @Sendable (News) -> Void) throws {
        var request = PreviewRequest(files: program.files, folders: program.folders, scale: 2)
        request.commands = ChildProcess.inputDescriptor
        request.unlisted = unlisted
        let json = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
        child = try ChildProcess(
            program.host, [program.library, program.program, json, "\(ChildProcess.pipeDescriptor)"],
            defaults: ChildProcess.backtraces, isSpokenTo: true)
        let words = Words()
        let silence = DispatchSemaphore(value: 0)
        let errors = child.errors
        Thread.detachNewThread {
            while let bytes = errors?.availableData, !bytes.isEmpty {
                words.add(bytes, keeping: Self.kept)
                try? FileHandle.standardError.write(contentsOf: bytes)
            }
            silence.signal()
        }
        Thread.detachNewThread { [child] in
            let why = Self.listen(to: child, tell: tell)
            let end = child.wait(seconds: 10)
            // The program may have left a process behind that holds the pipe.
            _ = silence.wait(timeout: .now() + 1)
            tell(.ended(why ?? "\(end)", words: words.text))
        }
    }

    /// Passes reports on to the end; says why it ended where the reason is not the process's own.
    private static func listen(to child: ChildProcess, tell: (News) -> Void) -> String? {
        var reader = PreviewFrameReader()
        while true {
            switch child.read(until: .now + .seconds(3600)) {
            case .timeout: continue
            case .closed: return nil
            case .bytes(let bytes):
                reader.add(bytes)
                do {
                    while let frame = try reader.next() { tell(.report(frame)) }
                } catch {
                    child.kill()
                    return "\(error)"
                }
            }
        }
    }

    func send(_ command: LiveCommand) {
        guard let bytes = try? command.encoded() else { return }
        // Where no one reads any more, its end is on its way.
        try? child.input?.write(contentsOf: bytes)
    }

    /// Ends the program at once.
    func kill() { child.kill() }

    /// Has the program say where it is, and end.
    func interrupt() { child.kill(SIGQUIT) }

    /// The last of what a program wrote.
    private final class Words: Sendable {
        private let bytes = Mutex(Data())

        var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }

        func add(_ more: Data, keeping most: Int) {
            bytes.withLock { bytes in
                bytes += more
                if bytes.count > most { bytes = Data(bytes.suffix(most)) }
            }
        }
    }
}
