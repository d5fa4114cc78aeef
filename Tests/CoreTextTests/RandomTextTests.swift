import CoreGraphics
import CoreText
import Testing

@testable import Raster

/// Texts, attributes and places that make no sense, by a seed: nothing may trap, and all measures are finite.
struct RandomTextTests {
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    private let letters: [String] = [
        "a", "W", " ", "fi", "\n", "\t", "\u{301}", "\u{5D0}", "\u{628}", "\u{4F60}", "1", "(", "\u{200D}",
        "\u{202E}",
        "\u{2067}", "\u{FFFC}", "\u{1F600}", "\u{1F3FD}", "\u{FE0F}", "\u{0}", "\u{2028}", "\u{AD}", "\u{E01EF}",
        "\u{10FFFF}", "-", "\u{A0}", "\u{1F1E9}\u{1F1EA}", "\r\n", "\u{915}\u{94D}\u{937}",
    ]

    private let values: [Any] = [
        0, 1, -1, 9, 0x8001, 0x0401, 1e300, -1e300, Double.nan, Double.infinity, 0.5, "text", CGFloat(2), 1e-300,
    ]

    private let names = [
        "NSKern", "CTTracking", "NSLigature", "NSUnderline", "NSStrikethrough", "NSStrokeWidth", "NSBaselineOffset",
        "NSObliqueness", "NSExpansion", "NSSuperScript", "NSLanguage",
    ]

    private func text(_ numbers: inout Numbers) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for _ in 0..<Int.random(in: 0...6, using: &numbers) {
            let part = (0..<Int.random(in: 1...12, using: &numbers)).map { _ in
                letters.randomElement(using: &numbers) ?? ""
            }
            var attributes: [NSAttributedString.Key: Any] = [:]
            for _ in 0..<Int.random(in: 0...3, using: &numbers) {
                let name = names.randomElement(using: &numbers) ?? ""
                let value: Any = values.randomElement(using: &numbers) ?? 0
                attributes[NSAttributedString.Key(rawValue: name)] = value
            }
            if Bool.random(using: &numbers) {
                let size: Double = [0.001, 9, 40, 5000].randomElement(using: &numbers) ?? 9
                attributes[NSAttributedString.Key(rawValue: "NSFont")] = CTFont(
                    instance: FontFinder.system(size: size, weight: 400))
            }
            result.append(NSAttributedString(string: part.joined(), attributes: attributes))
        }
        return result
    }

    @Test(arguments: 0..<60) func nothingTraps(seed: Int) throws {
        var numbers = Numbers(state: UInt64(seed) &* 977 &+ 3)
        let text = text(&numbers)
        let bitmap = try #require(Bitmap(width: 50, height: 50))
        let context = CGContext(bitmap: bitmap)
        let odd: [Double] = [0, 1, 50, 1e300, -1e300, 1e-300, .nan, .infinity]
        context.textMatrix = CGAffineTransform(
            a: CGFloat(odd.randomElement(using: &numbers) ?? 1), b: 0, c: 0,
            d: CGFloat(odd.randomElement(using: &numbers) ?? 1), tx: 3, ty: 20)
        let line = CTLineCreateWithAttributedString(text)
        CTLineDraw(line, context)
        #expect(CTLineGetTypographicBounds(line, nil, nil, nil).isFinite)
        for unit in -1...text.length + 1 { #expect(line.offset(of: unit).isFinite) }
        let bounds = CTLineGetImageBounds(line, nil)
        #expect(bounds.width.isFinite && bounds.height.isFinite)
        var options = TextLayout.Options()
        options.width = odd.randomElement(using: &numbers) ?? 0
        options.height = odd.randomElement(using: &numbers) ?? 0
        options.marksOmission = Bool.random(using: &numbers)
        options.wrapsShortened = Bool.random(using: &numbers)
        options.omission = [.truncatingHead, .truncatingMiddle, nil].randomElement(using: &numbers) ?? nil
        var settings = ParagraphSettings()
        settings.alignment = [.justified, .right, .natural].randomElement(using: &numbers) ?? .natural
        settings.lineBreak =
            [.truncatingMiddle, .charWrapping, .wordWrapping].randomElement(using: &numbers) ?? .clipping
        settings.tailIndent = CGFloat(odd.randomElement(using: &numbers) ?? 0)
        settings.headIndent = CGFloat(odd.randomElement(using: &numbers) ?? 0)
        settings.lineHeightMultiple = CGFloat(odd.randomElement(using: &numbers) ?? 0)
        settings.defaultTabInterval = CGFloat(odd.randomElement(using: &numbers) ?? 0)
        let layout = TextLayout(
            TypesetText(text, defaults: TextDefaults(font: Texts.mono.instance, paragraph: settings)), options)
        layout.draw(at: .zero, in: context)
        #expect(!layout.size.width.isNaN && !layout.size.height.isNaN)
    }

    /// Letters of a word take their joined forms, in a font that is found for them.
    @Test func lettersThatJoin() {
        let font = CTFontCreateForString(Texts.mono, "\u{628}", CFRangeMake(0, 1))
        guard font.instance.face?.glyph(for: 0x628) ?? 0 != 0 else {
            return print("no font with Arabic letters is installed: not tested")
        }
        let line = Texts.line("\u{628}\u{628}\u{628}")
        let glyphs = (CTLineGetGlyphRuns(line) as? [CTRun] ?? []).flatMap { run in
            var glyphs = [CGGlyph](repeating: 0, count: CTRunGetGlyphCount(run))
            CTRunGetGlyphs(run, CFRangeMake(0, 0), &glyphs)
            return glyphs
        }
        // First, middle and last differ from each other, and from a letter by itself.
        #expect(Set(glyphs).count == 3)
        #expect(!glyphs.contains(font.instance.face?.glyph(for: 0x628) ?? 0))
    }
}
