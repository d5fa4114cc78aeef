import Foundation
import PreviewChannel
import Synchronization

/// The process in which a program's previews live, and what is said to it and by it.
final class LiveHost: Sendable {
    /// What a host has to tell.
    enum News: Sendable {
        case report(PreviewFrame)
        /// It has trapped, and says where; it will end by itself.
        case dying
        /// How it ended, whether it was interrupted, and what it wrote to standard error last.
        case ended(String, isInterrupted: Bool, words: String)
    }

    /// How much of what a program writes to standard error is kept, in bytes.
    private static let kept = 32 << 10

    private let child: ChildProcess
    private let words = Words()

    /// - Parameter tell: Is called on threads of the host's own, in the order of what happens.
    init(_ program: BuiltProgram, unlisted: Set<Int>, tell: @escaping @Sendable (News) -> Void) throws {
        var request = PreviewRequest(files: program.files, folders: program.folders, scale: 2)
        request.commands = ChildProcess.inputDescriptor
        request.unlisted = unlisted
        let json = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
        child = try ChildProcess(
            program.host, [program.library, program.program, json, "\(ChildProcess.pipeDescriptor)"],
            defaults: ChildProcess.backtraces, isSpokenTo: true)
        let silence = DispatchSemaphore(value: 0)
        Thread.detachNewThread { [child, words] in
            while let bytes = child.errors?.nextBytes(), !bytes.isEmpty {
                try? FileHandle.standardError.write(contentsOf: bytes)
                switch words.add(bytes, keeping: Self.kept) {
                case .trapped: tell(.dying)
                // The runtime's backtrace of an interrupt does not end the program.
                case .answered: child.kill()
                case .spoke: break
                }
            }
            silence.signal()
        }
        Thread.detachNewThread { [child, words] in
            let why = Self.listen(to: child, tell: tell)
            let end = child.wait(seconds: 10)
            // The program may have left a process behind that holds the pipe.
            _ = silence.wait(timeout: .now() + 1)
            let isInterrupted = words.isInterrupted && (end == .signal(SIGKILL) || end == .signal(SIGQUIT))
            tell(.ended(why ?? "\(end)", isInterrupted: isInterrupted, words: words.text))
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
    func interrupt() {
        words.interrupt()
        child.kill(SIGQUIT)
    }

    /// The last of what a program wrote, and what can be told from it.
    private final class Words: Sendable {
        enum Sign {
            case spoke, trapped, answered
        }

        private struct State {
            var bytes = Data()
            var isInterrupted = false
            var isTrapTold = false
        }

        private let state = Mutex(State())

        var text: String { String(decoding: state.withLock(\.bytes), as: UTF8.self) }
        var isInterrupted: Bool { state.withLock(\.isInterrupted) }

        func interrupt() { state.withLock { $0.isInterrupted = true } }

        func add(_ more: Data, keeping most: Int) -> Sign {
            state.withLock { state in
                state.bytes += more
                if state.bytes.count > most { state.bytes = Data(state.bytes.suffix(most)) }
                let text = String(decoding: state.bytes, as: UTF8.self)
                if state.isInterrupted { return text.contains("Backtrace took") ? .answered : .spoke }
                guard !state.isTrapTold, text.contains("*** Signal ") else { return .spoke }
                state.isTrapTold = true
                return .trapped
            }
        }
    }
}
