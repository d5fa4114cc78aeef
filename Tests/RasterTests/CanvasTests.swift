import CornerGeometry
import Foundation
import Raster
import Testing

/// The memory of canvases, and canvases so wide that their bands have few rows.
@Suite struct CanvasTests {
    @Test(arguments: [1, 100, 1030, 2100]) func canvasesAreClearAndTheirRowsBeginWithACacheLine(_ side: Int) throws
    {
        let bitmap = try #require(Bitmap(width: side, height: side))
        #expect(bitmap.stride % 16 == 0 && bitmap.stride >= side)
        for y in [0, side / 2, side - 1] {
            let (place, isClear) = bitmap.withRow(y) { row in
                (UInt(bitPattern: row.baseAddress) % 64, row.allSatisfy { $0 == 0 })
            }
            #expect(place == 0 && isClear)
        }
    }

    @Test func wideCanvasesGiveTheBytesOfTheirParts() {
        let (width, height) = (9000, 70)
        var numbers = Pictures.Numbers(state: 3)
        var items = [Pictures.fill(Pictures.outline(0, 0, 9000, 70), .white)]
        for index in 0..<40 {
            let outline = Pictures.outline(
                Double(numbers.next(9000)) - 200, Double(numbers.next(60)) - 20 + numbers.unit(),
                index % 10 == 3 ? 7000 : 100 + 300 * numbers.unit(), 30 + 30 * numbers.unit(),
                CornerRadii(Double(numbers.next(20))))
            items.append(Pictures.shadow(outline, sigma: 3, dx: 0, dy: 2))
            items.append(
                Pictures.fill(
                    outline,
                    PixelColor(red: numbers.unit(), green: 0.5, blue: 0.5, alpha: index % 4 == 0 ? 0.5 : 1)))
        }
        let whole = Pictures.bitmap(width, height)
        Renderer(threads: 2).draw(items, into: whole)
        let parts = Pictures.bitmap(width, height)
        for x in stride(from: 0, to: width, by: 701) {
            Renderer().draw(items, into: parts, region: PixelRect(x0: x, y0: 0, x1: x + 701, y1: height))
        }
        #expect(Pictures.pixels(whole) == Pictures.pixels(parts))
    }

    /// Rows that lie one after the other are painted as one span.
    @Test(arguments: [32, 40, 2048]) func wholeRowsAreFilledToTheirEnds(_ width: Int) {
        let half = PixelColor(red: 0.2, green: 0.4, blue: 1, alpha: 0.5)
        let items = [
            Pictures.fill(Pictures.outline(0, 0, Double(width), 90), .white),
            Pictures.fill(Pictures.outline(0, 3, Double(width), 80), half),
        ]
        let pixels = Pictures.draw(items, width, 100)
        let blended = KernelTests.over(0xffff_ffff, half.bits)
        for y in 0..<100 {
            let expected: UInt32 = y >= 90 ? 0 : y >= 3 && y < 83 ? blended : 0xffff_ffff
            #expect(pixels[y * width..<(y + 1) * width].allSatisfy { $0 == expected }, "row \(y)")
        }
    }
}
