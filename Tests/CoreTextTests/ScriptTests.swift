import CoreGraphics
import CoreText
import Foundation
import Testing

struct ScriptTests {
    /// Where the letters of a script are in no font they are boxes, which lines part by the same rules.
    private func font(_ script: Script) -> CTFont {
        script.font(size: 20) ?? CTFontCreateWithName("Inter-Regular", 20, nil)
    }

    private func lines(_ text: NSAttributedString, width: Double) -> [String] {
        var options = TextLayout.Options()
        options.width = width
        let units = Array(text.string.utf16)
        return TextLayout(TypesetText(text, defaults: .coreText), options).lines
            .map { String(decoding: units[$0.line.range], as: UTF16.self) }
    }

    /// As many parts on each line as fit, without the spaces at its end.
    private func packed(_ parts: [String], _ font: CTFont, width: Double) -> [String] {
        var lines: [String] = []
        for part in parts {
            let longer = (lines.last ?? "") + part
            let seen = longer.trimmingCharacters(in: .whitespaces)
            if !lines.isEmpty, Texts.width(Texts.line(seen, font)) <= width {
                lines[lines.count - 1] = longer
            } else {
                lines.append(part)
            }
        }
        return lines
    }

    @Test(arguments: Script.all) func linesEndWhereUnicodeSays(_ script: Script) {
        let font = font(script)
        func width(_ text: String) -> Double {
            Texts.width(Texts.line(text.trimmingCharacters(in: .whitespaces), font))
        }
        let longest = script.parts.map(width).max() ?? 0
        let whole = width(script.text)
        var width = longest.rounded(.up) + 1
        while width < whole + 10 {
            #expect(
                lines(Texts.string(script.text, font), width: width) == packed(script.parts, font, width: width),
                "\(width) points")
            width += max(whole / 24, 1)
        }
    }

    @Test(arguments: Script.all) func aLineIsAsWideAsItsGlyphs(_ script: Script) {
        let line = Texts.line(script.text, font(script))
        var sum = 0.0
        for run in CTLineGetGlyphRuns(line) as? [CTRun] ?? [] {
            var advances = [CGSize](repeating: .zero, count: CTRunGetGlyphCount(run))
            CTRunGetAdvances(run, CFRangeMake(0, 0), &advances)
            sum += advances.reduce(0) { $0 + Double($1.width) }
        }
        #expect(abs(sum - Texts.width(line)) < 1e-6 && sum > 0)
    }

    /// Every character belongs to one cluster, and from right to left they come in reverse.
    @Test(arguments: Script.all) func glyphsStandInTheScriptsDirection(_ script: Script) {
        let clusters = Texts.clusters(
            Texts.line(script.parts[0].trimmingCharacters(in: .whitespaces), font(script)))
        let isReversed = ["Arabic", "Hebrew"].contains(script.description)
        #expect(clusters == (isReversed ? clusters.sorted(by: >) : clusters.sorted()))
        #expect(clusters.contains(0))
    }

    @Test(arguments: Script.all) func theNaturalAlignmentIsTheScripts(_ script: Script) throws {
        let font = font(script)
        let isReversed = ["Arabic", "Hebrew"].contains(script.description)
        func place(_ alignment: ParagraphSettings.Alignment?) throws -> (x: Double, room: Double) {
            var settings = ParagraphSettings()
            if let alignment { settings.alignment = alignment }
            var options = TextLayout.Options()
            options.width = 5000
            let text = TypesetText(
                Texts.string(script.text, font), defaults: TextDefaults(font: font.instance, paragraph: settings))
            let line = try #require(TextLayout(text, options).lines.first)
            return (line.x, 5000 - Texts.width(line.line))
        }
        let natural = try place(nil)
        #expect(abs(natural.x - (isReversed ? natural.room : 0)) < 0.01)
        #expect(abs(try place(.left).x) < 0.01)
        #expect(abs(try place(.right).x - natural.room) < 0.01)
        #expect(abs(try place(.center).x - natural.room / 2) < 0.01)
    }
}
