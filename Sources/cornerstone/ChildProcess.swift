import Foundation

/// A program that runs beside this one, with a pipe from it besides the three standard ones, which it shares.
///
/// Foundation's `Process` closes all files but the standard ones, so this one speaks to the system itself.
final class ChildProcess {
    /// How a program ended.
    enum End: Equatable {
        case exit(Int32)
        case signal(Int32)
    }

    /// The descriptor, in the child, of the pipe's writing end.
    static let pipeDescriptor: Int32 = 3

    private let identifier: pid_t
    private let pipe: FileHandle
    private var ended: End?

    /// - Parameters:
    ///   - defaults: Variables of the environment for the child, where this process has none of that name.
    init(_ executable: String, _ arguments: [String], defaults: [String: String] = [:]) throws {
        let ends = Pipe()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let writing = ends.fileHandleForWriting.fileDescriptor
        let reading = ends.fileHandleForReading.fileDescriptor
        // A descriptor that is already the wanted one would lose its place to itself: move it away first.
        let spare = fcntl(writing, F_DUPFD_CLOEXEC, 64)
        guard spare >= 0 else { throw CommandError.failure("no file descriptor is free.") }
        defer { close(spare) }
        _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
        _ = fcntl(writing, F_SETFD, FD_CLOEXEC)
        posix_spawn_file_actions_adddup2(&actions, spare, Self.pipeDescriptor)
        var words = ([executable] + arguments).map { strdup($0) }
        words.append(nil)
        defer { words.forEach { free($0) } }
        let environment = ProcessInfo.processInfo.environment.merging(defaults) { own, _ in own }
        var variables = environment.map { strdup("\($0.key)=\($0.value)") }
        variables.append(nil)
        defer { variables.forEach { free($0) } }
        var identifier = pid_t()
        let status = posix_spawn(&identifier, executable, &actions, nil, words, variables)
        guard status == 0 else {
            throw CommandError.failure("\(executable) cannot be started: \(String(cString: strerror(status))).")
        }
        self.identifier = identifier
        pipe = ends.fileHandleForReading
        try? ends.fileHandleForWriting.close()
    }

    /// What a wait for the child's pipe brought.
    enum Arrival: Equatable {
        case bytes(Data)
        case closed
        case timeout
    }

    /// Waits for bytes from the child, at most until a moment of the monotonic clock.
    func read(until deadline: ContinuousClock.Instant) -> Arrival {
        while true {
            let left = deadline - ContinuousClock.now
            let milliseconds = left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000
            guard milliseconds > 0 else { return .timeout }
            var wait = pollfd(fd: pipe.fileDescriptor, events: Int16(POLLIN), revents: 0)
            let count = poll(&wait, 1, Int32(clamping: milliseconds))
            if count > 0 {
                // One call of the system's: the file handle's own would wait for all that it has room for.
                var bytes = [UInt8](repeating: 0, count: 1 << 16)
                let got = bytes.withUnsafeMutableBytes { systemRead(pipe.fileDescriptor, $0.baseAddress, $0.count) }
                if got < 0 && errno == EINTR { continue }
                return got > 0 ? .bytes(Data(bytes[..<got])) : .closed
            }
            if count < 0 && errno != EINTR { return .closed }
        }
    }

    /// Ends the child, whatever it does.
    func kill() {
        guard ended == nil else { return }
        _ = Foundation.kill(identifier, SIGKILL)
    }

    /// Waits for the child's end, and ends it if that takes longer than some seconds.
    func wait(seconds: Double) -> End {
        if let ended { return ended }
        let deadline = ContinuousClock.now + .seconds(seconds)
        var status: Int32 = 0
        while true {
            let done = waitpid(identifier, &status, WNOHANG)
            if done == identifier || (done < 0 && errno != EINTR) { break }
            if ContinuousClock.now > deadline { kill() }
            usleep(500)
        }
        let signal = status & 0x7F
        let end = signal == 0 ? End.exit(status >> 8 & 0xFF) : End.signal(signal)
        ended = end
        return end
    }
}

extension ChildProcess.End: CustomStringConvertible {
    var description: String {
        switch self {
        case .exit(let status): "exit status \(status)"
        // What Swift's runtime ends with where it traps.
        case .signal(let number) where number == SIGILL || number == SIGTRAP: "a trap (signal \(number))"
        case .signal(let number): "signal \(number) (\(String(cString: strsignal(number))))"
        }
    }
}

/// `read` of the C library, under a name that the method above does not hide.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, buffer, count)
}
