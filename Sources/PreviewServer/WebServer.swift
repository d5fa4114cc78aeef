internal import CWebSockets
import Foundation

/// Gives out a page, and speaks with it by WebSockets.
///
/// It runs on a thread of its own. `@unchecked Sendable`: the pointer is set once and freed with the server, and the
/// library's calls that other threads make lock by themselves.
package final class WebServer: @unchecked Sendable {
    /// Why there is no server.
    package struct Failure: Error, CustomStringConvertible {
        package var description: String
    }

    package struct Limits: Sendable {
        /// At one time, of all kinds, and WebSockets among them.
        package var connections = 64
        package var sockets = 16
        /// Of one message from a page, in bytes.
        package var message = 64 << 10
        /// Bytes that wait for one page; a page that lets more wait is closed.
        package var backlog = 32 << 20

        package init() {}
    }

    package let port: Int
    package let rule: AccessRule
    private let address: String
    private let resources: [String: HeldResource]
    private let box = HandlerBox()
    private let take: @Sendable (SocketEvent) -> Bool
    private var server: OpaquePointer?
    private let ended = DispatchSemaphore(value: 0)

    /// - Parameters:
    ///   - address: An IPv4 address.
    ///   - port: 0 takes a free one.
    ///   - resources: By their names; the page itself is "".
    ///   - take: Is told what happens, on the server's thread; false closes the socket.
    package init(
        address: String = "127.0.0.1", port: Int = 0, token: String = AccessRule.makeToken(),
        resources: [String: WebResource], limits: Limits = Limits(), take: @escaping @Sendable (SocketEvent) -> Bool
    ) throws {
        self.address = address
        self.resources = resources.mapValues(HeldResource.init)
        self.take = take
        let handler = box.handler
        let started = address.withCString { name in
            cws_start(
                cws_limits(
                    address: name, port: Int32(clamping: port), connections: Int32(clamping: limits.connections),
                    sockets: Int32(clamping: limits.sockets), message: limits.message, backlog: limits.backlog),
                handler)
        }
        guard let started else {
            throw Failure(description: "\(address):\(port) cannot be listened at; another program may have it.")
        }
        server = started
        self.port = Int(cws_port(started))
        rule = AccessRule(token: token, address: address, port: self.port)
        box.server = self
        let (running, ended) = (SendablePointer(started), ended)
        Thread.detachNewThread {
            cws_run(running.pointer)
            ended.signal()
        }
    }

    deinit { stop() }

    /// Where a browser finds the page.
    package var url: String { "http://\(address == "0.0.0.0" ? "127.0.0.1" : address):\(port)/\(rule.token)/" }

    package func send(_ data: Data, to socket: UInt64, isText: Bool) {
        guard let server else { return }
        data.withUnsafeBytes {
            cws_send(
                server, socket, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), data.count, isText ? 1 : 0)
        }
    }

    package func close(_ socket: UInt64) {
        if let server { cws_close(server, socket) }
    }

    /// Closes all connections; nothing is told afterwards.
    package func stop() {
        guard let server else { return }
        self.server = nil
        cws_stop(server)
        ended.wait()
        cws_free(server)
    }

    fileprivate func answer(_ request: cws_request) -> cws_answer {
        let host = String(cString: request.host)
        let isSocket = request.is_socket != 0
        guard rule.allows(host: host),
            rule.allows(origin: String(cString: request.origin), host: host, isNeeded: isSocket)
        else { return Self.refusal(403) }
        guard let name = rule.resource(in: String(cString: request.path)) else { return Self.refusal(404) }
        if isSocket { return Self.refusal(name == "socket" ? 101 : 404) }
        guard String(cString: request.method) == "GET" else { return Self.refusal(405) }
        guard let resource = resources[name] else { return Self.refusal(404) }
        return cws_answer(status: 200, type: resource.type, body: resource.bytes, count: resource.count)
    }

    private static func refusal(_ status: Int32) -> cws_answer {
        cws_answer(status: status, type: HeldResource.plain, body: nil, count: 0)
    }

    fileprivate func tell(_ event: SocketEvent) -> Bool { take(event) }
}

/// A resource in memory that stays where it is while C looks at it.
private final class HeldResource {
    nonisolated(unsafe) static let plain = UnsafePointer(strdup("text/plain"))

    let type: UnsafePointer<CChar>?
    let bytes: UnsafePointer<UInt8>?
    let count: Int

    init(_ resource: WebResource) {
        type = UnsafePointer(strdup(resource.type))
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(resource.bytes.count, 1))
        copy.initialize(from: resource.bytes, count: resource.bytes.count)
        bytes = UnsafePointer(copy)
        count = resource.bytes.count
    }

    deinit {
        free(UnsafeMutableRawPointer(mutating: type))
        bytes?.deallocate()
    }
}

/// Leads from the context that C hands back to the server.
private final class HandlerBox: @unchecked Sendable {
    weak var server: WebServer?

    var handler: cws_handler {
        cws_handler(
            context: Unmanaged.passUnretained(self).toOpaque(),
            answer: { context, request in
                guard let server = HandlerBox.server(context), let request else {
                    return cws_answer(status: 503, type: HeldResource.plain, body: nil, count: 0)
                }
                return server.answer(request.pointee)
            },
            opened: { context, socket in _ = HandlerBox.server(context)?.tell(.opened(socket)) },
            received: { context, socket, bytes, count in
                guard let server = HandlerBox.server(context) else { return 0 }
                let data = bytes.map { Data(bytes: $0, count: count) } ?? Data()
                return server.tell(.received(socket, data)) ? 1 : 0
            },
            closed: { context, socket in _ = HandlerBox.server(context)?.tell(.closed(socket)) })
    }

    private static func server(_ context: UnsafeMutableRawPointer?) -> WebServer? {
        context.flatMap { Unmanaged<HandlerBox>.fromOpaque($0).takeUnretainedValue().server }
    }
}

private struct SendablePointer: @unchecked Sendable {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { self.pointer = pointer }
}
