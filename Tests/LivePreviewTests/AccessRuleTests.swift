import Testing

@testable import PreviewServer

@Suite struct AccessRuleTests {
    private let rule = AccessRule(token: "0123456789abcdef", address: "127.0.0.1", port: 8080)

    @Test func onlyTheTokenLeadsToResources() {
        #expect(rule.resource(in: "/0123456789abcdef/") == "")
        #expect(rule.resource(in: "/0123456789abcdef/main.js") == "main.js")
        for path in [
            "", "/", "/main.js", "/0123456789abcdef", "/0123456789abcdeF/", "/0123456789abcde/",
            "//0123456789abcdef/",
            "0123456789abcdef/",
        ] {
            #expect(rule.resource(in: path) == nil, "\(path)")
        }
    }

    @Test func onlyItsOwnNamesAreHosts() {
        #expect(rule.allows(host: "127.0.0.1:8080"))
        #expect(rule.allows(host: "LocalHost:8080"))
        for host in ["", "127.0.0.1", "127.0.0.1:80", "evil.example:8080", "localhost:8080:1", "10.0.0.1:8080"] {
            #expect(!rule.allows(host: host), "\(host)")
        }
        let open = AccessRule(token: "a", address: "0.0.0.0", port: 1)
        #expect(open.allows(host: "machine.example:1") && !open.allows(host: "machine.example:2"))
    }

    @Test func onlyItsOwnPagesMayCome() {
        let host = "localhost:8080"
        #expect(rule.allows(origin: "http://localhost:8080", host: host, isNeeded: true))
        #expect(rule.allows(origin: "", host: host, isNeeded: false))
        #expect(!rule.allows(origin: "", host: host, isNeeded: true))
        for origin in [
            "http://evil.example", "https://localhost:8080", "http://127.0.0.1:8080", "http://localhost:8081",
            "null",
            "http://localhost:8080.evil.example",
        ] {
            #expect(!rule.allows(origin: origin, host: host, isNeeded: true), "\(origin)")
        }
    }

    @Test func tokensAreLongAndDiffer() {
        let tokens = Set((0..<100).map { _ in AccessRule.makeToken() })
        #expect(tokens.count == 100)
        #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
    }
}
