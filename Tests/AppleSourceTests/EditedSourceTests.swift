import SourceText
import Testing

struct EditedSourceTests {
    private let source = EditedSource(
        original: Array("ab cd\nef gh\n".utf8),
        edits: [TextEdit(6..<8, "EFFE", anchor: 7), .insertion(at: 3, "X"), TextEdit(2..<4, "no: overlaps")])

    @Test func editsAreMadeInOrderAndOverlapsAreLeftOut() {
        #expect(String(decoding: source.text, as: UTF8.self) == "abno: overlapsd\nEFFE gh\n")
        #expect(source.edits.count == 2)
    }

    @Test func placesAreFoundAgain() {
        let source = EditedSource(
            original: Array("ab cd\nef gh\n".utf8),
            edits: [TextEdit(6..<8, "EFFE", anchor: 7), .insertion(at: 3, "X"), TextEdit(9..<11, "GH")])
        let text = String(decoding: source.text, as: UTF8.self)
        #expect(text == "ab Xcd\nEFFE GH\n")
        // a b _ X c d \n E F F E _ G H \n
        let places = (0...15).map { source.originalOffset(ofEdited: $0) }
        #expect(places == [0, 1, 2, 3, 3, 4, 5, 7, 7, 7, 7, 8, 9, 10, 11, 12])
    }

    @Test func linesAndColumnsAreCountedInBytes() {
        let lines = LineTable(Array("é a\n\nb".utf8))
        #expect(lines.position(of: 3) == (1, 4))
        #expect(lines.position(of: 5) == (2, 1))
        #expect(lines.position(of: 6) == (3, 1))
        #expect(lines.range(ofLine: 1) == 0..<4)
        #expect(lines.range(ofLine: 2) == 5..<5)
        #expect(lines.range(ofLine: 3) == 6..<7)
        #expect(lines.range(ofLine: 4) == nil && lines.range(ofLine: 0) == nil)
    }

    @Test func theCompilersWordsAreTurnedBack() {
        let original = "let s = #selector(a); let b: Int = \"\"\n"
        let source = EditedSource(
            original: Array(original.utf8), edits: [TextEdit(8..<20, "Selector(\"a\", A.a)", anchor: 18)])
        var translator = DiagnosticTranslator(["a b.swift": source])
        #expect(
            [
                "a b.swift:1:42: error: no", "1 | let s = Selector(\"a\", A.a); let b: Int = \"\"",
                "  |                       `- note: here",
                "  |         |                                `- error: no: |",
                "c.swift:1:42: error: no", "1 | as it is", "  |    `- error: as it is", "anything: else",
            ].map { translator.translate($0) } == [
                "a b.swift:1:36: error: no", "1 | let s = #selector(a); let b: Int = \"\"",
                "  |                   `- note: here", "  |                   |                `- error: no: |",
                "c.swift:1:42: error: no", "1 | as it is", "  |    `- error: as it is", "anything: else",
            ])
    }
}
