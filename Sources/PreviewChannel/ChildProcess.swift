import Foundation
import Synchronization

/// A program that runs beside this one, with a pipe from it besides the three standard files, which it shares, and on
/// demand a pipe to it and one for what it writes to standard error.
///
/// Foundation's `Process` closes all files but the standard ones, so this one speaks to the system itself.
package final class ChildProcess: Sendable {
    /// How a program ended.
    package enum End: Equatable, Sendable {
        case exit(Int32)
        case signal(Int32)
    }

    /// Why a program cannot be started.
    package struct Failure: Error, CustomStringConvertible {
        package var description: String
    }

    /// Descriptors in the child: of the pipe that it writes to, and of the one that it reads.
    package static let pipeDescriptor: Int32 = 3
    package static let inputDescriptor: Int32 = 4

    /// Variables with which Swift's runtime says the frames that led to a trap after the trap's own words, without
    /// registers and images.
    package static let backtraces = [
        "SWIFT_BACKTRACE":
            "enable=yes,registers=none,images=none,threads=crashed,limit=8,top=0,color=no,interactive=no"
    ]

    private let identifier: pid_t
    private let pipe: FileHandle
    /// To the child; nil where it takes nothing.
    package let input: FileHandle?
    /// What the child writes to standard error; nil where that goes where this program's goes.
    package let errors: FileHandle?
    private let ended = Mutex<End?>(nil)

    /// - Parameters:
    ///   - defaults: Variables of the environment for the child, where this process has none of that name.
    ///   - isSpokenTo: Whether the child reads a pipe too, and its standard error is another.
    package init(
        _ executable: String, _ arguments: [String], defaults: [String: String] = [:], isSpokenTo: Bool = false
    ) throws {
        let output = Pipe()
        let commands = isSpokenTo ? Pipe() : nil
        let complaints = isSpokenTo ? Pipe() : nil
        // Ends that the child has, each with its place there. They are moved out of the way first: one that is already in
        // a wanted place would lose it to another.
        var places: [(Int32, Int32)] = [(output.fileHandleForWriting.fileDescriptor, Self.pipeDescriptor)]
        if let commands { places.append((commands.fileHandleForReading.fileDescriptor, Self.inputDescriptor)) }
        if let complaints { places.append((complaints.fileHandleForWriting.fileDescriptor, STDERR_FILENO)) }
        for pipe in [output, commands, complaints].compactMap({ $0 }) {
            for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
                _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
            }
        }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        var spares: [Int32] = []
        defer { spares.forEach { close($0) } }
        for (descriptor, place) in places {
            let spare = fcntl(descriptor, F_DUPFD_CLOEXEC, 64)
            guard spare >= 0 else { throw Failure(description: "no file descriptor is free.") }
            spares.append(spare)
            posix_spawn_file_actions_adddup2(&actions, spare, place)
        }
        identifier = try Self.spawn(executable, arguments, defaults: defaults, actions: &actions)
        pipe = output.fileHandleForReading
        input = commands?.fileHandleForWriting
        errors = complaints?.fileHandleForReading
        try? output.fileHandleForWriting.close()
        try? commands?.fileHandleForReading.close()
        try? complaints?.fileHandleForWriting.close()
    }

    private static func spawn(
        _ executable: String, _ arguments: [String], defaults: [String: String],
        actions: inout posix_spawn_file_actions_t
    ) throws -> pid_t {
        // A pipe that no one reads ends the child, also where this process does not mind; and signals reach it, whoever
        // started this one.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        var words = ([executable] + arguments).map { strdup($0) }
        words.append(nil)
        defer { words.forEach { free($0) } }
        let environment = ProcessInfo.processInfo.environment.merging(defaults) { own, _ in own }
        var variables = environment.map { strdup("\($0.key)=\($0.value)") }
        variables.append(nil)
        defer { variables.forEach { free($0) } }
        var identifier = pid_t()
        let status = posix_spawn(&identifier, executable, &actions, &attributes, words, variables)
        guard status == 0 else {
            throw Failure(description: "\(executable) cannot be started: \(String(cString: strerror(status))).")
        }
        return identifier
    }

    /// What a wait for the child's pipe brought.
    package enum Arrival: Equatable {
        case bytes(Data)
        case closed
        case timeout
    }

    /// Waits for bytes from the child, at most until a moment of the monotonic clock.
    package func read(until deadline: ContinuousClock.Instant) -> Arrival {
        while true {
            let left = deadline - ContinuousClock.now
            let milliseconds = left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000
            guard milliseconds > 0 else { return .timeout }
            var wait = pollfd(fd: pipe.fileDescriptor, events: Int16(POLLIN), revents: 0)
            let count = poll(&wait, 1, Int32(clamping: milliseconds))
            if count > 0 {
                let bytes = pipe.nextBytes()
                return bytes.isEmpty ? .closed : .bytes(bytes)
            }
            if count < 0 && errno != EINTR { return .closed }
        }
    }

    /// Ends the child, whatever it does; another signal than that may let it say where it is.
    package func kill(_ signal: Int32 = SIGKILL) {
        ended.withLock { ended in
            if ended == nil { _ = Foundation.kill(identifier, signal) }
        }
    }

    /// Waits for the child's end, and ends it if that takes longer than some seconds.
    package func wait(seconds: Double) -> End {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while true {
            if let end = lookForEnd() { return end }
            if ContinuousClock.now > deadline { kill() }
            usleep(500)
        }
    }

    /// Under the lock, so that no signal is sent to a process that is gone: another may have its number.
    private func lookForEnd() -> End? {
        ended.withLock { ended in
            if let ended { return ended }
            var status: Int32 = 0
            let done = waitpid(identifier, &status, WNOHANG)
            guard done == identifier || (done < 0 && errno != EINTR) else { return nil }
            let signal = status & 0x7F
            let end = signal == 0 ? End.exit(status >> 8 & 0xFF) : End.signal(signal)
            ended = end
            return end
        }
    }
}

extension ChildProcess.End: CustomStringConvertible {
    package var description: String {
        switch self {
        case .exit(let status): "exit status \(status)"
        // What Swift's runtime ends with where it traps.
        case .signal(let number) where number == SIGILL || number == SIGTRAP: "a trap (signal \(number))"
        case .signal(let number): "signal \(number) (\(String(cString: strsignal(number))))"
        }
    }
}
