import Testing
import UIKit

struct FontTests {
    @Test func systemFonts() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.pointSize == 17)
        #expect(abs(font.lineHeight - 20.287) < 0.001)
        #expect(abs(font.ascender - 16.187) < 0.001)
        #expect(abs(font.descender + 4.101) < 0.001)
        #expect(font.leading == 0)
        #expect(font.fontName == ".SFUI-Regular")
        #expect(font.familyName == ".AppleSystemUIFont")
        #expect(UIFont.boldSystemFont(ofSize: 12) == .systemFont(ofSize: 12, weight: .bold))
        #expect(UIFont.italicSystemFont(ofSize: 12).fontDescriptor.symbolicTraits.contains(.traitItalic))
        #expect(
            UIFont.monospacedSystemFont(ofSize: 10, weight: .bold).fontDescriptor.symbolicTraits
                .isSuperset(of: [.traitMonoSpace, .traitBold]))
        #expect(UIFont.systemFontSize == 14 && UIFont.labelFontSize == 17 && UIFont.smallSystemFontSize == 12)
    }

    @Test func digitsOfOneWidth() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 100, weight: .regular)
        #expect("1".size(withAttributes: [.font: font]).width == "0".size(withAttributes: [.font: font]).width)
        let plain = UIFont.systemFont(ofSize: 100)
        #expect("1".size(withAttributes: [.font: plain]).width < "0".size(withAttributes: [.font: plain]).width)
    }

    @Test func byName() {
        #expect(UIFont(name: "Inter-Bold", size: 10)?.fontName == "Inter-Bold")
        #expect(UIFont(name: "JetBrains Mono", size: 10)?.fontName == "JetBrainsMono-Regular")
        #expect(UIFont(name: "No Such Font", size: 10) == nil)
        #expect(UIFont(name: "HelveticaNeue-Light", size: 10)?.fontName == "HelveticaNeue-Light")
        #expect(UIFont.familyNames.contains("Inter"))
        #expect(UIFont.fontNames(forFamilyName: "Inter").contains("Inter-SemiBold"))
        #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
        let round = UIFont.systemFont(ofSize: 11, weight: .heavy)
        #expect(UIFont(name: round.fontName, size: 11) == round)
    }

    @Test func textStyles() {
        #expect(UIFont.preferredFont(forTextStyle: .body) == .systemFont(ofSize: 17))
        #expect(UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: large).pointSize == 40)
        #expect(UIFontMetrics.default.scaledValue(for: 20) == 20)
        #expect(
            UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17), compatibleWith: large)
                .pointSize == 53)
        #expect(
            UIFontMetrics.default.scaledFont(
                for: .systemFont(ofSize: 17), maximumPointSize: 30, compatibleWith: large
            ).pointSize == 30)
    }

    @Test func descriptors() throws {
        let font = UIFont.systemFont(ofSize: 20)
        let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: bold, size: 0) == .systemFont(ofSize: 20, weight: .bold))
        let both = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(UIFont(descriptor: both, size: 12).instance.isItalic)
        let mono = try #require(font.fontDescriptor.withDesign(.monospaced))
        #expect(UIFont(descriptor: mono, size: 0).familyName == ".AppleSystemUIFontMonospaced")
        #expect(font.fontDescriptor.withSize(5).pointSize == 5)
        let named = UIFontDescriptor(name: "Inter-Italic", size: 9)
        #expect(UIFont(descriptor: named, size: 0).fontName == "Inter-Italic")
        let family = UIFontDescriptor(fontAttributes: [
            .family: "Inter", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold.rawValue],
        ])
        #expect(UIFont(descriptor: family, size: 9).fontName == "Inter-SemiBold")
        #expect(named.fontAttributes[.size] as? CGFloat == 9)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -1, 0]) func sizesThatAreNone(size: CGFloat) {
        #expect(UIFont.systemFont(ofSize: size).pointSize == 12)
        #expect(UIFont.systemFont(ofSize: 10).withSize(size).pointSize == 12)
    }

    @Test func fontsAreCoreTextFonts() {
        let font = UIFont.systemFont(ofSize: 10) as CTFont
        #expect(CTFontGetSize(font) == 10)
    }
}
