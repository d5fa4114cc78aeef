import CoreGraphics
import CoreText
import Testing

struct LineTests {
    @Test func widthsAreSumsOfUnits() {
        #expect(Texts.width(Texts.line("abc")) == 18)
        #expect(Texts.width(Texts.line("")) == 0)
        let trailing = Texts.line("ab  ")
        #expect(Texts.width(trailing) == 24)
        #expect(CTLineGetTrailingWhitespaceWidth(trailing) == 12)
        var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(-1))
        _ = CTLineGetTypographicBounds(trailing, &ascent, &descent, &leading)
        #expect(abs(ascent - 10.2) < 1e-12 && descent == 3 && leading == 0)
    }

    @Test func kerningAndItsAbsence() {
        let inter = CTFontCreateWithName("Inter-Regular", 2816, nil)
        #expect(Texts.width(Texts.line("AV", inter)) == 3616)
        #expect(Texts.width(Texts.line("AV", inter, ["NSKern": 0])) == 3808)
        #expect(Texts.width(Texts.line("abc", Texts.mono, ["NSKern": 2.5])) == 25.5)
        #expect(Texts.width(Texts.line("abc", Texts.mono, ["CTTracking": -1])) == 15)
    }

    @Test func systemFontIsAsWideAsApples() {
        let seventeen = CTFont(instance: FontFinder.system(size: 17, weight: 400))
        #expect(abs(Texts.width(Texts.line("Label", seventeen)) - 41.48) < 0.01)
        let fifteen = CTFont(instance: FontFinder.system(size: 15, weight: 400))
        #expect(abs(Texts.width(Texts.line("Button", fifteen)) - 45.64) < 0.01)
    }

    @Test func marksJoinTheirLetters() {
        let line = Texts.line("e\u{301}x")
        #expect(Texts.width(line) == 12)
        #expect(CTLineGetOffsetForStringIndex(line, 2, nil) == 6)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 2.9, y: 0)) == 0)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 3.1, y: 0)) == 2)
        var carets: [Int] = []
        CTLineEnumerateCaretOffsets(line) { _, unit, isLeading, _ in if isLeading { carets.append(unit) } }
        #expect(carets == [0, 2])
    }

    @Test func wordsFromRightToLeftAreReversed() {
        #expect(Texts.clusters(Texts.line("ab \u{5D0}\u{5D1}\u{5D2}")) == [0, 1, 2, 5, 4, 3])
        // The paragraph's first strong letter decides: the word in Latin letters stands at the left.
        #expect(Texts.clusters(Texts.line("\u{5D0}\u{5D1} ab")) == [3, 4, 2, 1, 0])
        // Numbers keep their order.
        #expect(Texts.clusters(Texts.line("\u{5D0} 12")) == [2, 3, 1, 0])
    }

    @Test(arguments: [
        (CTLineTruncationType.end, [0, 1, 2, 3, 4, 5, 6]), (.start, [6, 6, 7, 8, 9, 10, 11]),
        (.middle, [0, 1, 2, 3, 9, 10, 11]),
    ])
    func truncation(type: CTLineTruncationType, kept: [Int]) throws {
        let line = Texts.line("abcdefghijkl")
        let token = Texts.line("\u{2026}")
        let short = try #require(CTLineCreateTruncatedLine(line, 45, type, token))
        #expect(Texts.width(short) == 42)
        #expect(Texts.clusters(short) == kept)
        #expect(CTLineCreateTruncatedLine(line, 72, type, token) === line)
        #expect(CTLineCreateTruncatedLine(line, 5, type, token) == nil)
    }

    @Test func justifiedLines() throws {
        let line = Texts.line("a b c ")
        let wide = try #require(CTLineCreateJustifiedLine(line, 1, 50))
        #expect(Texts.width(wide) - CTLineGetTrailingWhitespaceWidth(wide) == 50)
        #expect(CTLineGetOffsetForStringIndex(wide, 2, nil) == 22)
        #expect(CTLineGetPenOffsetForFlush(line, 0.5, 50) == 10)
    }

    @Test func tabsLeadToStops() {
        #expect(CTLineGetOffsetForStringIndex(Texts.line("a\tb"), 2, nil) == 28)
        #expect(CTLineGetOffsetForStringIndex(Texts.line("aaaaa\tb"), 6, nil) == 56)
    }

    @Test func typesetterBreaksLines() {
        let typesetter = CTTypesetterCreateWithAttributedString(Texts.string("aaa bbb ccc\nddd"))
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 42) == 8)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 41) == 4)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 8, 1000) == 4)
        #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, 41) == 6)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 0) == 1)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 99, 10) == 0)
        #expect(Texts.width(CTTypesetterCreateLine(typesetter, CFRangeMake(4, 3))) == 18)
    }

    @Test func framesOfLines() {
        let setter = CTFramesetterCreateWithAttributedString(Texts.string("aaa bbb ccc"))
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRangeMake(0, 0), nil, CGSize(width: 43, height: CGFloat.greatestFiniteMagnitude), nil)
        #expect(size.width == 42 && abs(size.height - 26.4) < 1e-9)
        let path = CGPath(rect: CGRect(x: 5, y: 7, width: 43, height: 30), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
        #expect(CTFrameGetLines(frame).count == 2)
        var origins = [CGPoint](repeating: .zero, count: 2)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        #expect(origins[0].x == 0 && abs(origins[0].y - (30 - 10.2)) < 1e-9)
        #expect(abs(origins[1].y - (30 - 13.2 - 10.2)) < 1e-9)
        let low = CGPath(rect: CGRect(x: 0, y: 0, width: 43, height: 14), transform: nil)
        let one = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), low, nil)
        #expect(CTFrameGetVisibleStringRange(one) == CFRangeMake(0, 8))
    }
}
