import CoreGraphics
import CoreText
import Testing

struct LayoutTests {
    @Test func linesBreakByUnicodesRules() {
        #expect(Texts.lines("one two three", width: 48) == ["one two", "three"])
        #expect(Texts.lines("well-known (here) it", width: 36) == ["well-", "known", "(here)", "it"])
        // No-break spaces hold words together, soft places part them.
        #expect(Texts.lines("ab\u{A0}cd ef", width: 30) == ["ab\u{A0}cd", "ef"])
        // A word that is longer than the line is cut.
        #expect(Texts.lines("abcdefgh", width: 30) == ["abcde", "fgh"])
        // Ideographs part everywhere, but a full stop stays with what it ends.
        #expect(Texts.lines("\u{65E5}\u{672C}\u{3002}", width: 1) == ["\u{65E5}", "\u{672C}", "\u{3002}"])
        #expect(Texts.lines("$100.00 a", width: 6 * 7) == ["$100.00", "a"])
    }

    @Test func paragraphsEndByForce() {
        #expect(Texts.lines("a\nb\r\nc\u{2029}d", width: 600) == ["a", "b", "c", "d"])
        #expect(Texts.lines("a\n", width: 600) == ["a", ""])
        #expect(Texts.lines("a\u{2028}b", width: 600) == ["a", "b"])
    }

    @Test func limitsOfLinesAndHeight() {
        let text = "aa bb cc dd"
        #expect(Texts.lines(text, width: 12) { $0.maximumLines = 2 } == ["aa", "bb"])
        #expect(Texts.lines(text, width: 12) { $0.height = 27 } == ["aa", "bb"])
        #expect(Texts.lines(text, width: 12) { $0.height = 5 } == ["aa"])
    }

    @Test func heightsOfLines() {
        var settings = ParagraphSettings()
        func height(_ change: (inout ParagraphSettings) -> Void) -> CGFloat {
            settings = ParagraphSettings()
            change(&settings)
            let text = TypesetText(
                Texts.string("a\nb"), defaults: TextDefaults(font: Texts.mono.instance, paragraph: settings))
            return TextLayout(text, TextLayout.Options()).size.height
        }
        #expect(abs(height { _ in } - 26.4) < 1e-9)
        #expect(height { $0.minimumLineHeight = 20 } == 40)
        #expect(height { $0.maximumLineHeight = 10 } == 20)
        #expect(abs(height { $0.lineHeightMultiple = 1.5 } - 39.6) < 1e-9)
        #expect(abs(height { $0.lineSpacing = 5 } - 31.4) < 1e-9)
        #expect(abs(height { $0.paragraphSpacing = 5 } - 31.4) < 1e-9)
        #expect(abs(height { $0.paragraphSpacingBefore = 7 } - 33.4) < 1e-9)
    }

    @Test func alignmentAndIndents() {
        func places(_ change: (inout ParagraphSettings) -> Void) -> [Double] {
            var settings = ParagraphSettings()
            change(&settings)
            var options = TextLayout.Options()
            options.width = 50
            let text = TypesetText(
                Texts.string("aaa bbb ccc"), defaults: TextDefaults(font: Texts.mono.instance, paragraph: settings))
            return TextLayout(text, options).lines.map(\.x)
        }
        #expect(places { _ in } == [0, 0])
        #expect(places { $0.alignment = .center } == [4, 16])
        #expect(places { $0.alignment = .right } == [8, 32])
        #expect(places { $0.firstLineHeadIndent = 8 } == [8, 0])
        #expect(places { $0.firstLineHeadIndent = 9 } == [9, 0])
        #expect(places { $0.tailIndent = -10 } == [0, 0, 0])
    }

    @Test func hostileTexts() {
        let texts = [
            "", "\u{0}\u{1}\u{7}\u{1B}[0m", String(decoding: [UInt16(0xD800), 0x41, 0xDC00], as: UTF16.self),
            "\u{10FFFF}\u{E000}\u{FFFE}\u{378}", String(repeating: "e\u{301}\u{302}", count: 500),
            String(repeating: "\u{202E}\u{2066}a", count: 300), "\n\n\n", "\u{200D}\u{FE0F}\u{20E3}",
            String(repeating: "a", count: 1000), String(repeating: "\t", count: 100),
        ]
        for text in texts {
            for width in [Double.nan, -1, 0, 0.001, 50, .infinity] {
                var options = TextLayout.Options()
                options.width = width
                options.height = 200
                options.marksOmission = true
                let layout = TextLayout(TypesetText(Texts.string(text), defaults: .coreText), options)
                #expect(layout.size.width.isFinite && layout.size.height.isFinite)
                #expect(!layout.lines.isEmpty)
            }
        }
        // A letter that is a control is nothing to be seen.
        #expect(Texts.width(Texts.line("a\u{1}b")) == 12)
    }

    @Test func millionLettersAreLaidOutAsFarAsTheyShow() {
        let lines = Texts.lines(String(repeating: "abcd ", count: 200_000), width: 100) { $0.maximumLines = 3 }
        #expect(lines == ["abcd abcd abcd", "abcd abcd abcd", "abcd abcd abcd"])
    }

    @Test func attributesThatAreNoNumbers() {
        let odd: [String: Any] = [
            "NSKern": Double.nan, "NSStrokeWidth": "wide", "NSBaselineOffset": Double.infinity, "NSFont": 3,
            "NSObliqueness": -Double.infinity, "NSExpansion": 1e300, "NSUnderline": -1, "NSColor": "red",
        ]
        let line = CTLineCreateWithAttributedString(
            NSAttributedString(
                string: "ab",
                attributes: Dictionary(uniqueKeysWithValues: odd.map { (.init(rawValue: $0.key), $0.value) })))
        #expect(Texts.width(line).isFinite)
    }
}
