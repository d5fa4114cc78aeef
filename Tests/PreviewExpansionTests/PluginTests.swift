import Foundation
import Testing

@testable import PreviewExpansion

struct PluginTests {
    private func reply(_ message: String) throws -> [String: Any] {
        let data = Plugin.reply(to: Data(message.utf8))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    private func expansion(_ source: String) throws -> (source: String?, complaints: [String]) {
        let message: [String: Any] = [
            "expandFreestandingMacro": [
                "discriminator": "$s1m", "lexicalContext": [],
                "macro": ["moduleName": "PreviewMacros", "name": "Preview", "typeName": "KitView"],
                "syntax": [
                    "kind": "declaration", "source": source,
                    "location": [
                        "fileID": "m/a.swift", "fileName": "a.swift", "line": 3, "column": 9, "offset": 20,
                    ],
                ],
            ]
        ]
        let json = String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
        let result = try #require(try reply(json)["expandMacroResult"] as? [String: Any])
        let diagnostics = result["diagnostics"] as? [[String: Any]] ?? []
        return (result["expandedSource"] as? String, diagnostics.compactMap { $0["message"] as? String })
    }

    @Test func theCapabilityNamesTheProtocol() throws {
        let result = try #require(
            try reply(#"{"getCapability":{"capability":{"protocolVersion":9}}}"#)["getCapabilityResult"]
                as? [String: [String: Int]])
        #expect(result == ["capability": ["protocolVersion": 7]])
    }

    @Test func aPreviewIsExpanded() throws {
        let (source, complaints) = try expansion("\n#Preview(\"a\") { UIView() }")
        #expect(complaints.isEmpty)
        #expect(
            source?.contains("#sourceLocation(file: \"a.swift\", line: 4)\nPreview_(\"a\") { UIView() }\n") == true)
    }

    @Test func aMalformedPreviewIsACompilersError() throws {
        let (source, complaints) = try expansion("#Preview")
        #expect(source == nil)
        #expect(complaints.count == 1 && complaints[0].hasPrefix("#Preview needs a body"))
    }

    @Test(arguments: ["", "{", "[]", "{}", #"{"expandAttachedMacro":{}}"#, #"{"expandFreestandingMacro":{}}"#])
    func whatIsNotUnderstoodGetsAnAnswer(_ message: String) throws {
        #expect(try reply(message)["expandMacroResult"] != nil)
    }
}
