import Foundation

/// What happens at a server's WebSockets.
package enum SocketEvent: Sendable {
    case opened(UInt64)
    case received(UInt64, Data)
    case closed(UInt64)
}
