import Foundation
import PreviewChannel
import Synchronization

/// Reads commands from a pipe on a thread of its own, and has them done on the main one, in their order.
final class CommandInbox: Sendable {
    private let closed = Mutex(false)

    /// Whether the pipe's other end is gone.
    var isClosed: Bool { closed.withLock { $0 } }

    /// - Parameter take: Is called on the main thread.
    init(_ descriptor: Int32, take: @escaping @Sendable (LiveCommand) -> Void) {
        Thread.detachNewThread { [self] in
            var line = Data()
            let input = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
            while case let bytes = input.nextBytes(), !bytes.isEmpty {
                line += bytes
                while let end = line.firstIndex(of: 0x0A) {
                    let command = try? JSONDecoder().decode(LiveCommand.self, from: line[..<end])
                    line = Data(line[end...].dropFirst())
                    if let command { DispatchQueue.main.async { take(command) } }
                }
            }
            closed.withLock { $0 = true }
            // Wakes the run loop.
            DispatchQueue.main.async {}
        }
    }
}
