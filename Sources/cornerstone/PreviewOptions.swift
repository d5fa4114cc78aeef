import Foundation
import PreviewChannel
import PreviewSessions
import SourceText

/// What `cornerstone preview` is asked for.
struct PreviewOptions {
    /// Files and folders.
    var paths: [String]
    var languageMode = "5"
    var platform: SourcePlatform?
    var appearance = PreviewRequest.Appearance.light
    var session = LiveSession.Options()

    private static let known: Set<String> = [
        "--port", "--host", "--platform", "--swift-version", "--appearance", "--timeout",
    ]

    init(parsing arguments: [String]) throws {
        let reader = try ArgumentReader(arguments, options: Self.known)
        paths = reader.words
        guard !paths.isEmpty else {
            throw CommandError.usage(
                "`preview` needs the files of a program: cornerstone preview FILE.swift|DIR…")
        }
        if let port = try reader.number("--port", in: 0...65535) {
            guard port == port.rounded() else { throw CommandError.usage("`--port` is a whole number.") }
            session.port = Int(port)
        }
        if let host = reader["--host"] {
            guard Self.isAddress(host) else {
                throw CommandError.usage("`--host` is an IPv4 address of this machine, such as 0.0.0.0 for all.")
            }
            session.address = host
        }
        session.timeout = try reader.number("--timeout", in: 0.1...86_400) ?? session.timeout
        languageMode = try reader.choice("--swift-version", of: ["5", "6"]) ?? languageMode
        platform = try reader.platform()
        if let name = try reader.choice("--appearance", of: PreviewRequest.Appearance.allCases.map(\.rawValue)) {
            appearance = PreviewRequest.Appearance(rawValue: name) ?? appearance
        }
    }

    private static func isAddress(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
    }
}
