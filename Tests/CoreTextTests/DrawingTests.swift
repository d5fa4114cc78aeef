import CoreGraphics
import CoreText
import Testing

@testable import Raster

struct DrawingTests {
    private func canvas(_ draw: (CGContext) -> Void) throws -> Bitmap {
        let bitmap = try #require(Bitmap(width: 60, height: 40))
        let context = CGContext(bitmap: bitmap)
        draw(context)
        return bitmap
    }

    /// The alphas of a row.
    private func row(_ y: Int, of bitmap: Bitmap) -> [Int] {
        bitmap.withRow(y) { $0.map { Int($0 >> 24) } }
    }

    private func sum(_ bitmap: Bitmap) -> Int {
        (0..<bitmap.height).reduce(0) { $0 + row($1, of: bitmap).reduce(0, +) }
    }

    @Test func glyphsAreTheirOutlines() throws {
        let font = CTFontCreateWithName("Inter-Regular", 30, nil)
        var units = Array("H".utf16)
        var glyphs: [CGGlyph] = [0]
        #expect(CTFontGetGlyphsForCharacters(font, &units, &glyphs, 1))
        let drawn = try canvas { context in
            CTFontDrawGlyphs(font, glyphs, [CGPoint(x: 5.25, y: 8)], 1, context)
        }
        let filled = try canvas { context in
            var move = CGAffineTransform(translationX: 5.25, y: 8)
            guard let path = CTFontCreatePathForGlyph(font, glyphs[0], &move) else { return }
            context.addPath(path)
            context.fillPath()
        }
        #expect((0..<40).allSatisfy { row($0, of: drawn) == row($0, of: filled) })
        // The left stem of H: 298 units from the pen, 254 units wide.
        #expect(row(20, of: drawn).contains(255))
        #expect(row(39 - 8 + 1, of: drawn).allSatisfy { $0 == 0 })
    }

    @Test func linesAreDrawnAtTheTextPosition() throws {
        let line = Texts.line("I")
        let low = try canvas { context in
            context.textPosition = CGPoint(x: 10, y: 10)
            CTLineDraw(line, context)
        }
        let high = try canvas { context in
            context.textPosition = CGPoint(x: 10, y: 15)
            CTLineDraw(line, context)
        }
        #expect(sum(low) > 0)
        #expect((0..<35).allSatisfy { row($0, of: high) == row($0 + 5, of: low) })
    }

    @Test func drawingModes() throws {
        func area(_ mode: CGTextDrawingMode) throws -> Int {
            let bitmap = try canvas { context in
                context.setTextDrawingMode(mode)
                context.textPosition = CGPoint(x: 5, y: 5)
                CTLineDraw(Texts.line("O", CTFontCreateWithName("Inter-Regular", 30, nil)), context)
                if mode == .clip { context.fill(CGRect(x: 0, y: 0, width: 60, height: 40)) }
            }
            return sum(bitmap)
        }
        let filled = try area(.fill)
        #expect(try area(.invisible) == 0)
        #expect(try area(.fillStroke) > filled)
        #expect(abs(try area(.clip) - filled) < filled / 50)
    }

    @Test func underlinesAndGrounds() throws {
        let bitmap = try canvas { context in
            context.textPosition = CGPoint(x: 0, y: 20)
            CTLineDraw(Texts.line("   ", Texts.mono, ["CTBackgroundColor": CGColor(gray: 0, alpha: 1)]), context)
        }
        // 18 points wide, from 3 under the baseline to 10.2 above it.
        #expect(row(15, of: bitmap).filter { $0 == 255 }.count == 18)
        #expect(row(22, of: bitmap).filter { $0 == 255 }.count == 18)
        #expect(row(23, of: bitmap).allSatisfy { $0 == 0 })
        let under = try canvas { context in
            context.textPosition = CGPoint(x: 0, y: 20)
            CTLineDraw(Texts.line("a a", Texts.mono, ["NSUnderline": 1]), context)
        }
        #expect(row(21, of: under)[8] > 0)
    }

    @Test func quartzFontsShowGlyphs() throws {
        let font = try #require(CGFont("JetBrainsMono-Regular"))
        #expect(font.unitsPerEm == 1000)
        let glyph = font.getGlyphWithGlyphName(name: "H")
        #expect(font.name(for: glyph) == "H")
        let bitmap = try canvas { context in
            context.setFont(font)
            context.setFontSize(30)
            context.textPosition = CGPoint(x: 2, y: 10)
            context.showGlyphs([glyph])
            #expect(context.textPosition.x == 20)
        }
        #expect(sum(bitmap) > 0)
    }

    @Test(arguments: [CGFloat.nan, .infinity, 1e300]) func placesThatAreNone(value: CGFloat) throws {
        let bitmap = try canvas { context in
            context.textMatrix = CGAffineTransform(a: value, b: 0, c: 0, d: value, tx: value, ty: 0)
            CTLineDraw(Texts.line("abc"), context)
            context.textMatrix = .identity
            context.textPosition = CGPoint(x: value, y: 0)
            CTLineDraw(Texts.line("abc"), context)
        }
        _ = sum(bitmap)
    }

    @Test func emojiArePictures() throws {
        let emoji = CTFontCreateForString(Texts.mono, "\u{1F600}", CFRangeMake(0, 2))
        try #require(
            emoji.instance.face?.record.hasColor == true || skip("no coloured font is installed: not tested"))
        guard emoji.instance.face?.record.hasColor == true else { return }
        let bitmap = try canvas { context in
            context.textPosition = CGPoint(x: 5, y: 5)
            CTLineDraw(
                Texts.line("\u{1F600}", CTFont(instance: FontFinder.system(size: 24, weight: 400))), context)
        }
        let isYellow = bitmap.withRow(25) { row in
            row.contains { Int($0 & 255) > 180 && Int($0 >> 8 & 255) > 130 && Int($0 >> 16 & 255) < 120 }
        }
        #expect(isYellow)
    }

    private func skip(_ words: String) -> Bool {
        print(words)
        return true
    }
}
