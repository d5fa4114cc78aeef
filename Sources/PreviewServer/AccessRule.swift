/// Who may come in: a token in the address, the server's own name as host, and no page of another origin.
package struct AccessRule: Sendable {
    /// Letters and digits that stand in every address.
    package let token: String
    /// Names and addresses that the server goes by, without a port.
    private let names: Set<String>
    private let port: Int

    /// - Parameter address: What the server listens at; beside it its usual names are allowed.
    package init(token: String, address: String, port: Int) {
        self.token = token
        self.port = port
        var names: Set<String> = [address.lowercased()]
        if address.hasPrefix("127.") { names.insert("localhost") }
        self.names = names
        isOpen = address == "0.0.0.0"
    }

    /// Listens at all addresses: then no name can be told from a wrong one, and the token alone decides.
    private let isOpen: Bool

    /// A token of 128 random bits.
    package static func makeToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// What comes behind the token in a path; nil where the path has another one.
    package func resource(in path: String) -> String? {
        let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].isEmpty else { return nil }
        let rest = parts[1].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard rest.count == 2, Self.isEqual(String(rest[0]), token) else { return nil }
        return String(rest[1])
    }

    /// Whether `Host` names this server: a name that leads here from elsewhere (DNS rebinding) does not.
    package func allows(host: String) -> Bool {
        let parts = host.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1] == "\(port)" else { return false }
        return isOpen || names.contains(parts[0].lowercased())
    }

    /// Whether a request comes from a page of this server, or from none.
    ///
    /// - Parameter isNeeded: Browsers name the origin of every WebSocket; what names none is no page.
    package func allows(origin: String, host: String, isNeeded: Bool) -> Bool {
        guard !origin.isEmpty else { return !isNeeded }
        guard origin.hasPrefix("http://") else { return false }
        let named = String(origin.dropFirst(7))
        return named.lowercased() == host.lowercased() && allows(host: named)
    }

    /// Takes the same time wherever they differ.
    private static func isEqual(_ first: String, _ second: String) -> Bool {
        let (a, b) = (Array(first.utf8), Array(second.utf8))
        guard a.count == b.count else { return false }
        return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
