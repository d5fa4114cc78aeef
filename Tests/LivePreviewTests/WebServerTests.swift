import Foundation
import Synchronization
import Testing

@testable import PreviewServer

@Suite(.serialized) struct WebServerTests {
    /// What a server was told.
    private final class Log: Sendable {
        private let state = Mutex<(opened: [UInt64], closed: Int, received: [Data])>(([], 0, []))

        var opened: [UInt64] { state.withLock { $0.opened } }
        var closed: Int { state.withLock { $0.closed } }
        var received: [Data] { state.withLock { $0.received } }

        func take(_ event: SocketEvent) {
            state.withLock { state in
                switch event {
                case .opened(let socket): state.opened.append(socket)
                case .closed: state.closed += 1
                case .received(_, let data): state.received.append(data)
                }
            }
        }

        /// Waits until something holds, some seconds at most.
        func wait(_ test: (Log) -> Bool) -> Bool {
            for _ in 0..<1000 {
                if test(self) { return true }
                usleep(10_000)
            }
            return false
        }
    }

    private func server(_ limits: WebServer.Limits = .init()) throws -> (WebServer, Log) {
        let log = Log()
        let page = WebResource(type: "text/html", bytes: Array("<p>page</p>".utf8))
        let large = WebResource(type: "text/plain", bytes: [UInt8](repeating: 65, count: 100_000))
        let server = try WebServer(token: "token", resources: ["": page, "large": large], limits: limits) {
            log.take($0)
            return true
        }
        return (server, log)
    }

    private func page(_ server: WebServer, receiveBuffer: Int32? = nil) throws -> PageSocket {
        try PageSocket(
            port: server.port, path: "/token/socket", origin: "http://127.0.0.1:\(server.port)",
            receiveBuffer: receiveBuffer)
    }

    @Test func resourcesAndNothingElseAreGivenOut() throws {
        let (server, _) = try server()
        let page = try PageSocket.get(port: server.port, "/token/")
        #expect(page.status == "200")
        #expect(page.text.hasSuffix("<p>page</p>") && page.text.contains("default-src 'none'"))
        let large = try PageSocket.get(port: server.port, "/token/large")
        #expect(large.status == "200" && large.text.filter { $0 == "A" }.count == 100_000)
        for path in [
            "/", "/token", "/wrong/", "/token/other", "/token/../../etc/passwd", "/token/%2e%2e/%2e%2e/etc/passwd",
            "/token//etc/passwd", "/token/socket",
        ] {
            #expect(try PageSocket.get(port: server.port, path).status == "404", "\(path)")
        }
        #expect(try PageSocket.get(port: server.port, "/token/", host: "evil.example").status == "403")
        #expect(try PageSocket.get(port: server.port, "/token/", origin: "http://evil.example").status == "403")
        #expect(try PageSocket.get(port: server.port, "/token/", method: "POST").status != "200")
    }

    @Test func messagesGoBothWays() throws {
        let (server, log) = try server()
        let page = try page(server)
        #expect(page.answer == "101")
        page.say("hello")
        page.say([UInt8](repeating: 7, count: 60_000), code: 2)
        #expect(log.wait { $0.received.count == 2 })
        #expect(log.received == [Data("hello".utf8), Data(repeating: 7, count: 60_000)])
        let socket = try #require(log.opened.first)
        server.send(Data("answer".utf8), to: socket, isText: true)
        let large = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        server.send(large, to: socket, isText: false)
        let first = try page.hear()
        #expect(first.isText && first.bytes == Array("answer".utf8))
        let second = try page.hear()
        #expect(!second.isText && second.bytes == Array(large))
        server.close(socket)
        #expect(page.isClosed)
        #expect(log.wait { $0.closed == 1 })
    }

    @Test func strangersAreRefused() throws {
        let (server, log) = try server()
        let own = "http://127.0.0.1:\(server.port)"
        #expect(try PageSocket(port: server.port, path: "/token/socket").answer == "403")
        #expect(
            try PageSocket(port: server.port, path: "/token/socket", origin: "http://evil.example").answer == "403")
        #expect(
            try PageSocket(port: server.port, path: "/token/socket", host: "evil.example", origin: own).answer
                == "403")
        #expect(try PageSocket(port: server.port, path: "/socket", origin: own).answer == "404")
        #expect(try PageSocket(port: server.port, path: "/wrong/socket", origin: own).answer == "404")
        #expect(log.opened.isEmpty)
    }

    @Test func noiseAndFloodsEndTheirOwnConnectionAlone() throws {
        let (server, log) = try server()
        let good = try page(server)
        // A message that is announced longer than any may be.
        let huge = try page(server)
        huge.say([UInt8](repeating: 0, count: 4096), length: 1 << 40)
        #expect(huge.isClosed)
        // One that is longer, and comes.
        let long = try page(server)
        long.say([UInt8](repeating: 0, count: 200_000))
        #expect(long.isClosed)
        // What is no frame, and what is no request.
        let noisy = try page(server)
        noisy.write((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 97 &+ 13) | 0x70 })
        #expect(noisy.isClosed)
        for _ in 0..<20 {
            let raw = try PageSocket(port: server.port)
            raw.write((0..<3000).map { UInt8(truncatingIfNeeded: $0 &* 61 &+ 7) })
        }
        good.say("still here")
        #expect(log.wait { $0.received.contains(Data("still here".utf8)) })
        #expect(!log.received.contains { $0.count > 64 << 10 })
    }

    @Test func aThousandConnectionsLeaveRoomForThePage() throws {
        var limits = WebServer.Limits()
        (limits.connections, limits.sockets) = (32, 4)
        let (server, log) = try server(limits)
        let good = try page(server)
        var idle: [PageSocket] = []
        for _ in 0..<1000 {
            if let socket = try? PageSocket(port: server.port) { idle.append(socket) }
        }
        good.say("still here")
        #expect(log.wait { $0.received.count == 1 })
        idle = []
        // Their places come free.
        var status = ""
        for _ in 0..<100 where status != "200" {
            status = (try? PageSocket.get(port: server.port, "/token/").status) ?? ""
            usleep(50_000)
        }
        #expect(status == "200")
        let more = (0..<8).compactMap { _ in try? page(server) }
        #expect(more.filter { $0.answer == "101" }.count == 3)
        #expect(more.contains { $0.answer == "503" })
    }

    @Test func aReaderThatDoesNotReadIsDropped() throws {
        var limits = WebServer.Limits()
        limits.backlog = 1 << 20
        let (server, log) = try server(limits)
        let slow = try page(server, receiveBuffer: 4096)
        #expect(log.wait { $0.opened.count == 1 })
        let socket = try #require(log.opened.first)
        // Far more than the system's own buffers take.
        for _ in 0..<400 { server.send(Data(count: 100_000), to: socket, isText: false) }
        #expect(log.wait { $0.closed == 1 })
        _ = slow
        let good = try page(server)
        good.say("still here")
        #expect(log.wait { $0.received.count == 1 })
    }
}
