import CoreGraphics
import CoreText
import Testing

@testable import SymbolShapes

@Suite struct SymbolPictureTests {
    private let black = CGColor(gray: 0, alpha: 1)

    private func picture(_ name: String, _ style: SymbolStyle = SymbolStyle()) throws -> SymbolPicture {
        try #require(SymbolPicture(named: name, style: style))
    }

    private func pixels(_ picture: SymbolPicture, _ colors: SymbolColors) throws -> SymbolPixels {
        try SymbolPixels(picture.image(scale: 4, colors: colors))
    }

    @Test func aCircleIsAsHighAsAppleSays() throws {
        // 1.19 points a point of text, at the regular weight and the medium scale.
        for size in [10, 17, 40] as [CGFloat] {
            let circle = try picture("circle", SymbolStyle(pointSize: size))
            #expect((circle.size.height / size - 1.19).magnitude < 0.01)
        }
    }

    @Test func scalesAreInOrder() throws {
        let heights = try SymbolScale.allCases.map { try picture("star", SymbolStyle(scale: $0)).size.height }
        #expect(heights[0] < heights[1] && heights[1] < heights[2])
    }

    @Test func heavierSymbolsCoverMore() throws {
        func coverage(_ weight: SymbolWeight) throws -> Int {
            try pixels(try picture("xmark", SymbolStyle(weight: weight)), .monochrome(black)).coverage
        }
        let all = try SymbolWeight.allCases.map(coverage)
        for (lighter, heavier) in zip(all, all.dropFirst()) { #expect(lighter < heavier) }
    }

    @Test func theMiddleStandsAtTheMiddleOfCapitals() throws {
        let style = SymbolStyle(pointSize: 100)
        let plus = try picture("plus", style)
        let capital = CGFloat(FontFinder.system(size: 100, weight: 400).capHeight)
        #expect((plus.size.height / 2 - (plus.baseline + capital / 2)).magnitude < 0.001)
    }

    @Test func aFilledCircleWithACrossIsOpenWhereTheCrossIs() throws {
        let bitmap = try pixels(try picture("xmark.circle.fill"), .monochrome(black))
        #expect(bitmap.middle[3] == 0)
        #expect(bitmap(bitmap.width / 2, bitmap.height / 4)[3] == 255)
    }

    @Test func paletteColoursGoByLevel() throws {
        let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
        let bitmap = try pixels(try picture("xmark.circle.fill"), .palette([red, blue]))
        #expect(bitmap.middle == [255, 0, 0, 255])
        #expect(bitmap(bitmap.width / 2, bitmap.height / 4) == [0, 0, 255, 255])
    }

    @Test func furtherLevelsAreWeakerInAHierarchy() throws {
        let bitmap = try pixels(try picture("xmark.circle.fill"), .hierarchical(black))
        #expect(bitmap.middle[3] == 255)
        #expect((bitmap(bitmap.width / 2, bitmap.height / 4)[3] - 128).magnitude <= 1)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -4, 0, 1e300])
    func absurdSizesAreDrawnAsSomeSize(_ size: CGFloat) throws {
        let star = try picture("star", SymbolStyle(pointSize: size))
        #expect(star.size.width > 0 && star.size.width.isFinite)
        _ = star.image(scale: size, colors: .monochrome(black))
    }
}
