import CoreGraphics
import CoreText
import Raster
import Testing

@testable import SymbolShapes

@Suite struct SymbolPictureTests {
    private let black = CGColor(gray: 0, alpha: 1)

    private func picture(_ name: String, _ style: SymbolStyle = SymbolStyle()) throws -> SymbolPicture {
        try #require(SymbolPicture(named: name, style: style))
    }

    /// Pixels by row and column, x to the right and y downwards: red, green, blue, alpha, premultiplied.
    private func pixels(_ picture: SymbolPicture, _ colors: SymbolColors, scale: CGFloat = 4) throws -> Bitmap {
        try #require(picture.image(scale: scale, colors: colors)).bitmap
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
            let bitmap = try pixels(try picture("xmark", SymbolStyle(weight: weight)), .monochrome(black))
            return (0..<bitmap.height).reduce(0) { sum, y in
                sum + (0..<bitmap.width).reduce(0) { $0 + Int(bitmap[$1, y].alpha) }
            }
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
        #expect(bitmap[bitmap.width / 2, bitmap.height / 2].alpha == 0)
        #expect(bitmap[bitmap.width / 2, bitmap.height / 4].alpha == 255)
    }

    @Test func paletteColoursGoByLevel() throws {
        let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
        let bitmap = try pixels(try picture("xmark.circle.fill"), .palette([red, blue]))
        let cross = bitmap[bitmap.width / 2, bitmap.height / 2]
        let disc = bitmap[bitmap.width / 2, bitmap.height / 4]
        #expect(cross.red == 255 && cross.blue == 0 && cross.alpha == 255)
        #expect(disc.red == 0 && disc.blue == 255 && disc.alpha == 255)
    }

    @Test func furtherLevelsAreWeakerInAHierarchy() throws {
        let bitmap = try pixels(try picture("xmark.circle.fill"), .hierarchical(black))
        #expect(bitmap[bitmap.width / 2, bitmap.height / 2].alpha == 255)
        #expect((Int(bitmap[bitmap.width / 2, bitmap.height / 4].alpha) - 128).magnitude <= 1)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -4, 0, 1e300])
    func absurdSizesAreDrawnAsSomeSize(_ size: CGFloat) throws {
        let star = try picture("star", SymbolStyle(pointSize: size))
        #expect(star.size.width > 0 && star.size.width.isFinite)
        _ = star.image(scale: size, colors: .monochrome(black))
    }
}
