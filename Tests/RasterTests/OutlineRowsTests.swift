import CornerGeometry
import Foundation
import Raster
import Testing

/// Outlines that are painted by their corners' rows, and what lies before and behind them.
@Suite struct OutlineRowsTests {
    static func outlines(_ count: Int, width: Int, height: Int, widest: Int) -> [CornerOutline] {
        var numbers = Pictures.Numbers(state: 5)
        return (0..<count).map { index in
            func place(_ count: Int) -> Double {
                Double(numbers.next(count)) - 10 + (index % 3 == 0 ? numbers.unit() : 0)
            }
            func radius() -> Double { index % 5 == 0 ? 0 : Double(numbers.next(20)) + (index % 4 == 0 ? 0.3 : 0) }
            return Pictures.outline(
                place(width), place(height), Double(1 + numbers.next(widest)), Double(1 + numbers.next(60)),
                CornerRadii(
                    topLeft: radius(), topRight: radius(), bottomRight: radius(), bottomLeft: radius()),
                index % 2 == 0 ? .circular : .continuous)
        }
    }

    /// A clip that takes nothing away makes the renderer write each row.
    @Test func rowsOfCornersAreThoseWrittenForOneOutline() {
        let clip = Clip(shapes: [Shape(.outline(Pictures.outline(-100, -100, 500, 500)))])
        for (index, outline) in Self.outlines(150, width: 120, height: 70, widest: 90).enumerated() {
            let color = PixelColor(red: 0.2, green: 0.9, blue: 0.4, alpha: index % 2 == 0 ? 1 : 0.6)
            let drawn = Pictures.draw([Pictures.fill(outline, color)], 130, 80, on: .white)
            let written = Pictures.draw([Pictures.fill(outline, color, clip: clip)], 130, 80, on: .white)
            #expect(drawn == written, "\(outline)")
        }
    }

    /// Narrow and wide outlines, shadows and strokes: what is left out because it is hidden shows nowhere.
    @Test func picturesAreThoseOfTheirItemsOneByOne() {
        let (width, height) = (1100, 90)
        var items = [Pictures.fill(Pictures.outline(0, 0, 1100, 90), .white)]
        for (index, outline) in Self.outlines(80, width: width, height: height, widest: 700).enumerated() {
            let color = PixelColor(red: Double(index) / 80, green: 0.5, blue: 0.1, alpha: index % 4 == 0 ? 0.5 : 1)
            if index % 2 == 0 { items.append(Pictures.shadow(outline, sigma: 3, dx: 1, dy: 2)) }
            items.append(Pictures.fill(outline, color))
            if index % 3 == 0 {
                let stroke = Shape(.stroke(PathData(outline), StrokeStyle(width: 1.5), .identity))
                items.append(DrawItem(.fill(stroke, .color(.black))))
            }
        }
        let oneByOne = Pictures.bitmap(width, height)
        for item in items { Renderer().draw([item], into: oneByOne) }
        #expect(Pictures.draw(items, width, height) == Pictures.pixels(oneByOne))
    }

    /// In a group's layer a shadow and the outline over it are painted as a pair, also left of the picture.
    @Test(arguments: [-30.0, 7, 333]) func aShadowUnderAnOutlineOfAGroupIsTheSameApart(_ x: Double) {
        let outline = Pictures.outline(x, 10, 60, 40, CornerRadii(9))
        let shadow = Pictures.shadow(outline, sigma: 4, dy: 3)
        let fill = Pictures.fill(outline, PixelColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        let dot = Pictures.fill(Pictures.outline(180, 3, 4, 4), .black)
        func draw(_ items: [DrawItem]) -> [UInt32] {
            Pictures.draw([DrawItem(.group(Group(items: items, opacity: 0.5)))], 400, 80, on: .white)
        }
        #expect(draw([dot, shadow, fill]) == draw([shadow, dot, fill]))
    }

    /// Coverage counts from the shape's own origin: its place in a block of eight pixels does not show.
    @Test func aPathHasTheSameBytesWhereverItStands() {
        let outline = Pictures.outline(0.25, 3.5, 31, 24, CornerRadii(7.3), .continuous)
        func stroke(_ x: Int) -> DrawItem {
            let path = PathData(outline.offsetBy(dx: CGFloat(x), dy: 0))
            return DrawItem(.fill(Shape(.stroke(path, StrokeStyle(width: 1.4), .identity)), .color(.black)))
        }
        func columns(_ pixels: [UInt32], from x: Int) -> [UInt32] {
            (0..<35).flatMap { y in pixels[(y * 700 + x)..<(y * 700 + x + 40)] }
        }
        let first = columns(Pictures.draw([stroke(8)], 700, 35), from: 4)
        let places = (1..<16).map { 37 * $0 + 8 }
        // Alone and among others.
        let together = Pictures.draw(places.map(stroke), 700, 35)
        for x in places {
            #expect(columns(Pictures.draw([stroke(x)], 700, 35), from: x - 4) == first)
            #expect(columns(together, from: x - 4) == first)
        }
    }
}
