import Foundation

/// A client's end of a WebSocket, or a plain connection, on the system's sockets.
final class PageSocket {
    struct Closed: Error {}

    /// What the server answered first.
    private(set) var answer = ""
    private let descriptor: Int32
    private var buffer: [UInt8] = []

    /// Connects to a port of this machine, and says nothing.
    init(port: Int, receiveBuffer: Int32? = nil) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        if var size = receiveBuffer {
            setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
        }
        var wait = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw Closed() }
    }

    deinit { close(descriptor) }

    /// Asks for a WebSocket; `answer` is the status then.
    convenience init(
        port: Int, path: String, host: String? = nil, origin: String? = nil, receiveBuffer: Int32? = nil
    ) throws {
        try self.init(port: port, receiveBuffer: receiveBuffer)
        let host = host ?? "127.0.0.1:\(port)"
        var lines = [
            "GET \(path) HTTP/1.1", "Host: \(host)", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
        ]
        if let origin { lines.append("Origin: \(origin)") }
        write(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
        answer = String(try readHead().split(separator: " ").dropFirst().first ?? "closed")
    }

    /// Asks by HTTP for a path; the status and the whole answer.
    static func get(
        port: Int, _ path: String, method: String = "GET", host: String? = nil, origin: String? = nil
    ) throws -> (status: String, text: String) {
        let socket = try PageSocket(port: port)
        var request = "\(method) \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\nConnection: close\r\n"
        if let origin { request += "Origin: \(origin)\r\n" }
        socket.write(Array((request + "\r\n").utf8))
        while socket.fill() {}
        let text = String(decoding: socket.buffer, as: UTF8.self)
        return (String(text.split(separator: " ").dropFirst().first ?? "closed"), text)
    }

    func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// A message, masked with zeros.
    func say(_ bytes: [UInt8], code: UInt8 = 1, length: UInt64? = nil) {
        let count = length ?? UInt64(bytes.count)
        var head: [UInt8] = [0x80 | code]
        if count < 126 {
            head.append(0x80 | UInt8(count))
        } else if count < 65536 {
            head += [0x80 | 126, UInt8(count >> 8), UInt8(count & 255)]
        } else {
            head.append(0x80 | 127)
            head += (0..<8).reversed().map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) }
        }
        write(head + [0, 0, 0, 0] + bytes)
    }

    func say(_ text: String) { say(Array(text.utf8)) }

    /// The next message; throws where the server closes.
    func hear() throws -> (isText: Bool, bytes: [UInt8]) {
        while true {
            let head = try take(2)
            var length = Int(head[1] & 127)
            if length == 126 {
                length = try take(2).reduce(0) { $0 << 8 | Int($1) }
            } else if length == 127 {
                length = try take(8).reduce(0) { $0 << 8 | Int($1) }
            }
            let bytes = try take(length)
            switch head[0] & 15 {
            case 1: return (true, bytes)
            case 2: return (false, bytes)
            case 8: throw Closed()
            default: continue
            }
        }
    }

    /// Whether the server closes within the time that a read waits.
    var isClosed: Bool {
        while true {
            do { _ = try hear() } catch { return errno != EAGAIN }
        }
    }

    private func readHead() throws -> String {
        let mark: [UInt8] = [13, 10, 13, 10]
        while true {
            if let end = buffer.indices.first(where: { buffer[$0...].starts(with: mark) }) {
                let head = String(decoding: buffer[..<end], as: UTF8.self)
                buffer.removeFirst(end + 4)
                return head
            }
            guard fill() else { return "" }
        }
    }

    private func take(_ count: Int) throws -> [UInt8] {
        while buffer.count < count {
            guard fill() else { throw Closed() }
        }
        defer { buffer.removeFirst(count) }
        return Array(buffer[..<count])
    }

    private func fill() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        errno = 0
        let count = recv(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return false }
        buffer += bytes[..<count]
        return true
    }
}
