import CoreGraphics
import CoreText
import Testing

struct FontTests {
    @Test func namesAndMeasuresOfAFile() {
        let font = CTFontCreateWithName("JetBrainsMono-Regular", 100, nil)
        #expect(CTFontCopyPostScriptName(font) == "JetBrainsMono-Regular")
        #expect(CTFontCopyFamilyName(font) == "JetBrains Mono")
        #expect(CTFontGetUnitsPerEm(font) == 1000)
        #expect(CTFontGetAscent(font) == 102)
        #expect(CTFontGetDescent(font) == 30)
        #expect(CTFontGetLeading(font) == 0)
        #expect(CTFontGetCapHeight(font) == 73)
        #expect(CTFontGetXHeight(font) == 55)
        #expect(CTFontGetSymbolicTraits(font).contains(.traitMonoSpace))
    }

    @Test func systemFontHasAppleLines() {
        let font = CTFont(instance: FontFinder.system(size: 17, weight: 400))
        #expect(CTFontGetAscent(font) == 17.0 * 1950 / 2048)
        #expect(CTFontGetDescent(font) == 17.0 * 494 / 2048)
        #expect(CTFontGetLeading(font) == 0)
        #expect(CTFontCopyPostScriptName(font) == ".SFUI-Regular")
        // Letters are Inter's.
        #expect(abs(CTFontGetCapHeight(font) - 17 * 2048 / 2816) < 1e-9)
        #expect(CTFontCreateWithName(".SFUI-Semibold", 17, nil).instance.weight == 600)
    }

    @Test(arguments: [(100, "Inter-Thin"), (400, "Inter-Regular"), (600, "Inter-SemiBold"), (900, "Inter-Black")])
    func weightsAreFoundInTheFamily(weight: Int, name: String) {
        #expect(FontFinder.system(size: 12, weight: weight).face?.record.postScriptName == name)
    }

    @Test func glyphsAndOutlines() throws {
        let font = CTFontCreateWithName("Inter-Regular", 2816, nil)
        var units = Array("H 😀".utf16)
        var glyphs = [CGGlyph](repeating: 0, count: units.count)
        #expect(!CTFontGetGlyphsForCharacters(font, &units, &glyphs, units.count))
        #expect(glyphs[0] != 0 && glyphs[1] != 0 && glyphs[2] == 0 && glyphs[3] == 0)
        var advance = CGSize.zero
        #expect(CTFontGetAdvancesForGlyphs(font, .horizontal, &glyphs, &advance, 1) == 2084)
        #expect(advance.width == 2084)
        let path = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil))
        #expect(path.boundingBoxOfPath.minY == 0)
        #expect(path.boundingBoxOfPath.maxY == 2048)
        #expect(CTFontGetBoundingRectsForGlyphs(font, .horizontal, &glyphs, nil, 1) == path.boundingBoxOfPath)
        #expect(CTFontCreatePathForGlyph(font, glyphs[1], nil) == nil)
        var double = CGAffineTransform(scaleX: 2, y: 2)
        #expect(CTFontCreatePathForGlyph(font, glyphs[0], &double)?.boundingBoxOfPath.maxY == 4096)
    }

    @Test func namesThatAreNotInstalled() {
        #expect(FontFinder.named("No Such Font", size: 10) == nil)
        #expect(CTFontCopyPostScriptName(CTFontCreateWithName("No Such Font", 10, nil)) == ".SFUI-Regular")
        let light = CTFontCreateWithName("HelveticaNeue-Light", 10, nil)
        #expect(CTFontCopyPostScriptName(light) == "HelveticaNeue-Light")
        #expect(light.instance.face?.record.postScriptName == "Inter-Light")
    }

    @Test(arguments: [CGFloat.nan, -.infinity, .infinity, -3, 0]) func sizesThatAreNone(size: CGFloat) {
        #expect(CTFontGetSize(CTFontCreateWithName("Inter-Regular", size, nil)) == 12)
    }

    @Test func copiesAndTraits() throws {
        let font = CTFontCreateWithName("Inter-Regular", 10, nil)
        let bold = try #require(CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitBold, .traitBold))
        #expect(CTFontCopyPostScriptName(bold) == "Inter-Bold")
        #expect(CTFontGetSize(bold) == 10)
        let italic = try #require(
            CTFontCreateCopyWithSymbolicTraits(bold, 20, nil, .traitItalic, .traitItalic))
        #expect(CTFontCopyPostScriptName(italic) == "Inter-BoldItalic")
        #expect(CTFontGetSize(CTFontCreateCopyWithAttributes(font, 33, nil, nil)) == 33)
        let descriptor = CTFontDescriptorCreateWithAttributes([
            kCTFontFamilyNameAttribute: "Inter", kCTFontTraitsAttribute: [kCTFontWeightTrait: 0.4],
        ])
        #expect(CTFontCopyPostScriptName(CTFontCreateWithFontDescriptor(descriptor, 9, nil)) == "Inter-Bold")
    }

    @Test func equalFontsAreEqual() {
        #expect(CTFontCreateWithName("Inter-Regular", 10, nil) == CTFontCreateWithName("Inter", 10, nil))
        #expect(CTFontCreateWithName("Inter-Regular", 10, nil) != CTFontCreateWithName("Inter-Regular", 11, nil))
    }
}
