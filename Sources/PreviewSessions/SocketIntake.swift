import PreviewServer
import Synchronization

/// Lets messages of pages through to a session, as long as each page has few waiting.
final class SocketIntake: Sendable {
    private static let most = 512

    private let waiting = Mutex<[UInt64: Int]>([:])

    /// Whether the message may wait with the others.
    func admits(_ event: SocketEvent) -> Bool {
        waiting.withLock { waiting in
            switch event {
            case .opened: return true
            case .received(let socket, _):
                waiting[socket, default: 0] += 1
                return waiting[socket, default: 0] <= Self.most
            case .closed(let socket):
                waiting[socket] = nil
                return true
            }
        }
    }

    /// A message has been dealt with.
    func took(from socket: UInt64) {
        waiting.withLock { waiting in
            if let count = waiting[socket] { waiting[socket] = max(0, count - 1) }
        }
    }
}
