import CornerGeometry
import Foundation
import Raster
import Testing

@Suite struct FillAccuracyTests {
    static let cases: [(CGRect, CornerRadii)] = [
        (CGRect(x: 3, y: 4, width: 40, height: 36), CornerRadii(topLeft: 12, topRight: 0, bottomRight: 18, bottomLeft: 5)),
        (
            CGRect(x: 3.3, y: 4.7, width: 40.6, height: 36.1),
            CornerRadii(topLeft: 12, topRight: 2, bottomRight: 18.2, bottomLeft: 5.5)
        ),
        (CGRect(x: 3.5, y: 4.5, width: 40, height: 40), CornerRadii(20)),
        (CGRect(x: 3, y: 4, width: 40, height: 20), CornerRadii(10)),
        (CGRect(x: -13.2, y: -14.9, width: 50.5, height: 50.6), CornerRadii(25)),
        (CGRect(x: 3.2, y: 4.9, width: 30.5, height: 0.6), CornerRadii(0)),
        (CGRect(x: 3.2, y: 4.9, width: 30.5, height: 10.6), CornerRadii(0)),
        (CGRect(x: 9.25, y: 9.25, width: 0.5, height: 30), CornerRadii(0)),
    ]

    @Test(arguments: [CornerCurve.circular, .continuous], cases)
    func coverageIsTheExactArea(_ curve: CornerCurve, _ shape: (CGRect, CornerRadii)) {
        let outline = CornerOutline(rect: shape.0, radii: shape.1, curve: curve)
        let drawn = Pictures.alphas([Pictures.fill(outline)], 50, 50)
        let exact = ExactPicture(outline: outline, width: 50, height: 50).coverage()
        #expect(Pictures.difference(drawn, exact) <= 1.5)
    }

    @Test(arguments: [CornerCurve.circular, .continuous], [0.3, 0.7, 1.0, 1.4, 1.9])
    func tightCornersAreNearlyAsExact(_ curve: CornerCurve, _ radius: Double) {
        for (x, y) in [(4.0, 4.0), (4.3, 4.9), (4.5, 4.5)] {
            for size in [4.0, 7.3] {
                let outline = Pictures.outline(x, y, size, size, CornerRadii(radius), curve)
                let drawn = Pictures.alphas([Pictures.fill(outline)], 16, 16)
                let exact = ExactPicture(outline: outline, width: 16, height: 16).coverage()
                #expect(Pictures.difference(drawn, exact) <= 3)
            }
        }
    }

    @Test func largeCornersAreMadeForTheRowsThatShow() {
        let outline = Pictures.outline(-300.4, -200.7, 900, 800, CornerRadii(380))
        let drawn = Pictures.alphas([Pictures.fill(outline.offsetBy(dx: 290, dy: 190))], 60, 60)
        let exact = ExactPicture(outline: outline.offsetBy(dx: 290, dy: 190), width: 60, height: 60)
            .coverage(perPixel: 16)
        #expect(Pictures.difference(drawn, exact) <= 1.5)
    }

    @Test func ringsAreTheAreaBetweenTwoOutlines() {
        let outer = Pictures.outline(3.4, 2.2, 40.3, 30.7, CornerRadii(12))
        let inner = outer.inset(by: 2.5)
        let drawn = Pictures.alphas([DrawItem(.fill(Shape(.ring(outer: outer, inner: inner)), .color(.black)))], 48, 40)
        let whole = ExactPicture(outline: outer, width: 48, height: 40).coverage()
        let hole = ExactPicture(outline: inner, width: 48, height: 40).coverage()
        #expect(Pictures.difference(drawn, zip(whole, hole).map { $0 - $1 }) <= 1.5)
    }

    @Test func withoutAntialiasingCentresDecide() {
        for curve in [CornerCurve.circular, .continuous] {
            let outline = Pictures.outline(3.3, 4.6, 30.2, 25.9, CornerRadii(9), curve)
            let item = DrawItem(.fill(Shape(.outline(outline), isAntialiased: false), .color(.black)))
            let drawn = Pictures.alphas([item], 40, 36)
            for y in 0..<36 {
                for x in 0..<40 {
                    let inside = outline.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
                    #expect(drawn[y * 40 + x] == (inside ? 255 : 0))
                }
            }
        }
    }

    @Test func aFillIsBlendedByRoundedProducts() {
        let color = PixelColor(red: 1, green: 0.5, blue: 0, alpha: 0.6)
        let drawn = Pictures.draw(
            [Pictures.fill(Pictures.outline(0, 0, 9, 3), color)], 9, 3, on: PixelColor(bits: 0xff20_4080))
        func over(_ s: UInt32, _ d: UInt32) -> UInt32 { s + UInt32((Double(d) * (255 - 153) / 255).rounded()) }
        let expected = over(153, 0x80) | over(77, 0x40) << 8 | over(0, 0x20) << 16 | 0xff00_0000
        #expect(drawn.allSatisfy { $0 == expected })
    }
}
