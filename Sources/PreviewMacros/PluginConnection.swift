import FoundationEssentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The compiler's end of the line: on standard input and output, each message is a length of eight
/// little-endian bytes and that many bytes of JSON.
enum PluginConnection {
    /// The longest message that is believed: a length beyond it means that the two sides lost each other.
    static let longestMessage = 1 << 30

    /// The next message; nil where the compiler has hung up.
    static func receive() -> Data? {
        guard let header = read(count: 8) else { return nil }
        var length: UInt64 = 0
        for byte in header.reversed() { length = length << 8 | UInt64(byte) }
        guard length <= UInt64(longestMessage) else { return nil }
        return read(count: Int(length)).map { Data($0) }
    }

    static func send(_ message: Data) {
        var bytes = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> ($0 * 8)) }
        bytes += message
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    private static func read(count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = bytes[filled...].withUnsafeMutableBytes { systemRead(0, $0.baseAddress, $0.count) }
            if got < 0 && errno == EINTR { continue }
            guard got > 0 else { return nil }
            filled += got
        }
        return bytes
    }
}

/// `read` of the C library, under a name that the method above does not hide.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, buffer, count)
}
