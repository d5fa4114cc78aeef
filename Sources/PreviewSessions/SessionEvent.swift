import PreviewServer

/// What a session is told, by other threads.
enum SessionEvent: Sendable {
    case sourcesChanged
    case built(BuildOutcome)
    /// With the number of the host that it comes from.
    case host(Int, LiveHost.News)
    case socket(SocketEvent)
    case stop
}
