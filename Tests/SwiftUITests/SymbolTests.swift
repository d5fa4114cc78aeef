import CoreGraphics
import QuartzCore
import Testing

@testable import SwiftUI

@MainActor @Suite struct SymbolTests {
    private func coverage(_ view: some View) throws -> Int {
        let picture = try Picture(view)
        return (0..<picture.height).reduce(0) { sum, y in
            sum + (0..<picture.width).reduce(0) { $0 + picture($1, y)[3] }
        }
    }

    private func size(_ view: some View) throws -> CGSize {
        let picture = try Picture(view)
        return CGSize(width: picture.width, height: picture.height)
    }

    @Test func fontAndScaleDecideTheSize() throws {
        let circle = Image(systemName: "circle")
        let small = try size(circle.font(.system(size: 20)))
        let large = try size(circle.font(.system(size: 40)))
        #expect(small.height == 24 && (large.height - 48).magnitude <= 1)
        #expect(try size(circle.font(.system(size: 20)).imageScale(.large)).height > small.height)
        #expect(try size(circle.font(.system(size: 20)).imageScale(.small)).height < small.height)
    }

    @Test func theFontsWeightDecidesTheLine() throws {
        let cross = Image(systemName: "xmark").font(.system(size: 40))
        let (regular, heavy) = (try coverage(cross), try coverage(cross.fontWeight(.heavy)))
        #expect(heavy * 10 > regular * 14)
        #expect(try coverage(Image(systemName: "xmark").font(.system(size: 40, weight: .heavy))) == heavy)
    }

    @Test func variantsAreMadeWhereThereAreSome() throws {
        let star = Image(systemName: "star").font(.system(size: 40))
        #expect(
            try coverage(star.symbolVariant(.fill))
                == coverage(Image(systemName: "star.fill").font(.system(size: 40))))
        #expect(SymbolVariants.circle.fill.name(of: "xmark") == "xmark.circle.fill")
        #expect(SymbolVariants.fill.name(of: "star.fill") == "star.fill")
        #expect(SymbolVariants.slash.fill.name(of: "bell") == "bell.slash.fill")
        #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.circle.contains(.fill))
    }

    @Test func stylesInFrontColourTheLevels() throws {
        let image = Image(systemName: "xmark.circle.fill").font(.system(size: 40))
        let palette = try Picture(image.foregroundStyle(Color.pure(1, 0, 0), Color.pure(0, 0, 1)))
        #expect(palette.isNear(palette.width / 2, palette.height / 2, [255, 0, 0, 255]))
        #expect(palette.isNear(palette.width / 2, palette.height / 4, [0, 0, 255, 255]))
        let hierarchy = try Picture(
            image.symbolRenderingMode(.hierarchical).foregroundStyle(Color.pure(1, 0, 0)))
        #expect(hierarchy.isNear(hierarchy.width / 2, hierarchy.height / 4, [128, 0, 0, 128]))
        let plain = try Picture(image.foregroundStyle(Color.pure(1, 0, 0)))
        #expect(plain(plain.width / 2, plain.height / 2)[3] == 0)
    }

    @Test func aSymbolStandsOnTheBaselineOfItsText() throws {
        // The middle of a minus is the middle of capitals, so text beside it makes the row no higher.
        let minus = Image(systemName: "minus").font(.system(size: 40))
        let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text("H").font(.system(size: 40))
            minus
        }
        #expect(try size(row).height == size(Text("H").font(.system(size: 40))).height)
    }

    @Test func aResizableSymbolFillsItsFrame() throws {
        let picture = try Picture(Image(systemName: "square.fill").resizable().frame(width: 100, height: 50))
        #expect(picture.width == 100 && picture(50, 25)[3] == 255 && picture(50, 4)[3] == 255)
    }
}
