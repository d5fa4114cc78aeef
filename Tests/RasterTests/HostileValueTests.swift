import CornerGeometry
import Foundation
import Raster
import Testing

/// Nothing traps, hangs or takes memory out of proportion, whatever the numbers.
@Suite struct HostileValueTests {
    static let values: [Double] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -1e9, 4e6, 1e-300, 0, -0.0, -5, 3e7 + 0.5,
    ]

    func timed(_ items: [DrawItem]) -> Double {
        let start = Date()
        let bitmap = Pictures.bitmap(64, 48)
        Renderer(threads: 2).draw(items, into: bitmap)
        return Date().timeIntervalSince(start)
    }

    @Test func outlines() {
        var items: [DrawItem] = []
        for a in Self.values {
            for b in Self.values {
                for radius in [0, 5, 1e9, .nan] {
                    for curve in [CornerCurve.circular, .continuous] {
                        for outline in [
                            Pictures.outline(a, b, 20, 20, CornerRadii(radius), curve),
                            Pictures.outline(3, 4, a, b, CornerRadii(radius), curve),
                            Pictures.outline(a, -10, b, 30, CornerRadii(radius), curve),
                        ] {
                            items.append(Pictures.fill(outline))
                        }
                    }
                }
            }
        }
        #expect(timed(items) < 20)
    }

    /// Rows above the canvas, which the shadow of a group may ask for.
    @Test func pathsAreScannedAboveTheFirstRow() {
        var path = PathData()
        path.move(to: CGPoint(x: 2, y: -40))
        path.addLine(to: CGPoint(x: 9, y: -40))
        path.addLine(to: CGPoint(x: 9, y: -3))
        path.close()
        let rows = PixelRect(x0: 0, y0: -50, x1: 12, y1: 4)
        let coverage = Coverage.ofPath(
            path, rule: .nonZero, flatness: .exact, isAntialiased: true, within: rows)
        var plane = AlphaPlane(bounds: rows)
        plane.add(coverage)
        let area = plane.bytes.reduce(0) { $0 + Double($1) } / 255
        #expect(abs(area - 7 * 37 / 2) < 0.5)
    }

    @Test func aHugeShapeCoversTheCanvas() {
        let huge = Pictures.outline(-5e8, -5e8, 1e9, 1e9, CornerRadii(1e8))
        #expect(Pictures.alphas([Pictures.fill(huge)], 30, 20).allSatisfy { $0 == 255 })
        #expect(Pictures.alphas([Pictures.shadow(huge, sigma: 20)], 30, 20).allSatisfy { $0 == 255 })
        let wide = Pictures.outline(-1e300, 5, 2e300, 3, CornerRadii(1))
        #expect(Pictures.alphas([Pictures.fill(wide)], 30, 20).filter { $0 == 255 }.count == 90)
    }

    @Test func shadows() {
        var items: [DrawItem] = []
        let outline = Pictures.outline(10, 10, 20, 15, CornerRadii(4))
        for sigma in Self.values + [0.02, 0.2, 500] {
            for offset in Self.values {
                items.append(Pictures.shadow(outline, sigma: sigma, dx: offset, dy: 0))
                items.append(Pictures.shadow(outline, sigma: 3, dx: 1, dy: offset))
            }
            for other in Self.values {
                items.append(Pictures.shadow(Pictures.outline(other, 3, 30, 1e5, CornerRadii(1e4)), sigma: sigma))
                items.append(
                    Pictures.shadow(Pictures.outline(3, 3, 30, other, CornerRadii(9), .continuous), sigma: sigma))
            }
        }
        #expect(timed(items) < 60)
    }

    @Test func opacitiesAndEmptiness() {
        let outline = Pictures.outline(0, 0, 64, 48)
        var items: [DrawItem] = []
        for opacity in Self.values {
            items.append(DrawItem(.group(Group(items: [Pictures.fill(outline)], opacity: opacity))))
        }
        items.append(DrawItem(.group(Group(items: []))))
        items.append(
            DrawItem(.group(Group(items: [], mask: [], shadow: Shadow(sigma: 2, dx: 0, dy: 0, color: .black)))))
        items.append(Pictures.fill(outline, clip: Clip(shapes: [Shape(.outline(Pictures.outline(0, 0, 0, 0)))])))
        items.append(Pictures.fill(outline, clip: Clip()))
        #expect(timed(items) < 5)
    }

    @Test func groupShadowsFarAway() {
        let outline = Pictures.outline(10, 10, 20, 15, CornerRadii(4))
        for offset in Self.values {
            var item = Pictures.fill(outline)
            for _ in 0..<6 {
                item = DrawItem(
                    .group(Group(items: [item], shadow: Shadow(sigma: 2, dx: offset, dy: offset, color: .black))))
            }
            #expect(timed([item]) < 5)
        }
    }

    @Test func shadowsOfCornersBeyondAllMeasure() {
        for radius in [1e9, 1e20, 1e300] {
            let outline = Pictures.outline(-radius, -radius, 2 * radius, 2 * radius, CornerRadii(radius))
            #expect(
                Pictures.draw([Pictures.shadow(outline, sigma: 3)], 8, 8)
                    == Array(repeating: 0xFF00_0000, count: 64))
        }
    }

    /// A corner that is seen itself, of a radius beyond all measure, cuts off all that is near.
    @Test(arguments: [CornerCurve.circular, .continuous])
    func cornersBeyondAllMeasureLeaveNothing(_ curve: CornerCurve) {
        for side in [1e9, 1e12, 1e20, 1e300] {
            let outline = Pictures.outline(0, 0, side, side, CornerRadii(side), curve)
            for item in [Pictures.fill(outline), Pictures.shadow(outline, sigma: 3)] {
                #expect(Pictures.draw([item], 8, 8) == Array(repeating: 0, count: 64))
            }
        }
    }

    @Test func bitmapsHaveLimits() {
        #expect(Bitmap(width: 0, height: 5) == nil)
        #expect(Bitmap(width: 5, height: -1) == nil)
        #expect(Bitmap(width: 32_769, height: 1) == nil)
        #expect(Bitmap(width: 1, height: Int.max) == nil)
        #expect(Bitmap(width: Int.max, height: Int.max) == nil)
        #expect(Bitmap(width: 32_768, height: 32_768) == nil)
        let bitmap = Bitmap(width: 32_768, height: 1)
        #expect(bitmap?.bounds == PixelRect(x0: 0, y0: 0, x1: 32_768, y1: 1))
        #expect(Bitmap(width: 17, height: 3).map { $0.stride % 16 } == 0)
    }
}
