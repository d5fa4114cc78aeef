import Foundation
import Testing

@testable import SymbolShapes

@Suite struct ExampleTests {
    @Test func theSheetHasAllSymbols() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(
            contentsOf: root.appendingPathComponent("Examples/Symbols/Symbols.swift"), encoding: .utf8)
        let parts = text.components(separatedBy: "\"\"\"")
        try #require(parts.count == 3)
        #expect(
            Set(parts[1].split(whereSeparator: \.isWhitespace).map(String.init)) == Set(SymbolCatalogue.baseNames))
    }
}
