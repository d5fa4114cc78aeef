import CornerGeometry
import Foundation
import Testing

/// The continuous corner's published points and the areas that corners cut off, each to the last digit that is known.
@Suite struct CornerFigureTests {
    /// Along and away, in units of the radius, from the horizontal edge to the vertical one.
    private static let points: [(Double, Double)] = [
        (1.528665, 0), (1.088492957618529, 0), (0.868406944063002, 0), (0.631493792830993, 0.074911387847016),
        (0.372823826625747, 0.169059556044370), (0.169059556044370, 0.372823826625747),
        (0.074911387847016, 0.631493792830993), (0, 0.868406944063002), (0, 1.088492957618529), (0, 1.528665),
    ]

    @Test(arguments: [1.0, 8, 28, 42]) func elementsOfTheContinuousCorner(_ radius: Double) {
        let rect = CGRect(x: 0, y: 0, width: 4 * radius, height: 5 * radius)
        let outline = CornerOutline(rect: rect, radii: CornerRadii(radius), curve: .continuous)
        for corner in Corner.allCases {
            var found: [CGPoint] = []
            outline.shape(at: corner).forEachCubic { start, first, second, end in
                if found.isEmpty { found.append(start) }
                found += [first, second, end]
            }
            #expect(found.count == 10)
            for (point, (along, away)) in zip(found, Self.points) {
                #expect(abs(point.x - along * radius) < 1e-6 && abs(point.y - away * radius) < 1e-6)
            }
        }
    }

    /// Where the edges have no room for the tails: each ends in the middle, its controls 0.04 r and 0.18 r before that.
    @Test func elementsOfACornerThatFillsItsSides() {
        let outline = CornerOutline(
            rect: CGRect(x: 0, y: 0, width: 80, height: 80), radii: CornerRadii(40), curve: .continuous)
        var found: [CGPoint] = []
        outline.shape(at: .topLeft).forEachCubic { start, first, second, end in
            found += [start, first, second, end]
        }
        let expected: [(Double, Double)] = [
            (40, 0), (38.4, 0), (32.8, 0), (25.25975171, 2.99645551), (25.25975171, 2.99645551),
            (14.91295307, 6.76238224), (6.76238224, 14.91295307), (2.99645551, 25.25975171),
            (2.99645551, 25.25975171), (0, 32.8), (0, 38.4), (0, 40),
        ]
        #expect(found.count == expected.count)
        for (point, (x, y)) in zip(found, expected) {
            #expect(abs(point.x - x) < 1e-6 && abs(point.y - y) < 1e-6, "\(point)")
        }
    }

    /// The point at 45 degrees.
    @Test func middleOfTheContinuousCorner() {
        let shape = CornerOutline(
            rect: CGRect(x: 0, y: 0, width: 4, height: 4), radii: CornerRadii(1), curve: .continuous
        ).shape(at: .topLeft)
        shape.forEachCubic { a, b, c, d in
            guard a.x > a.y, d.x < d.y else { return }
            let middle = CGPoint(x: (a.x + 3 * (b.x + c.x) + d.x) / 8, y: (a.y + 3 * (b.y + c.y) + d.y) / 8)
            #expect(abs(middle.x - 0.291507) < 1e-6 && abs(middle.y - 0.291507) < 1e-6)
        }
    }

    /// The area between a corner's curve and its point, from the cubics' own integrals.
    private func cutOff(_ width: Double, _ height: Double, _ radius: Double, _ curve: CornerCurve) -> Double {
        let outline = CornerOutline(
            rect: CGRect(x: 0, y: 0, width: width, height: height), radii: CornerRadii(radius), curve: curve)
        var area = 0.0
        outline.shape(at: .bottomLeft).forEachCubic { a, b, c, d in
            func cross(_ p: CGPoint, _ q: CGPoint) -> Double { Double(p.x * q.y - p.y * q.x) }
            let outer = cross(a, d)
            let inner = 6 * (cross(a, b) + cross(c, d)) + 3 * (cross(a, c) + cross(b, d) + cross(b, c))
            area += (outer + inner) / 20
        }
        return abs(area)
    }

    @Test func areasThatCornersCutOff() {
        for radius in [1.0, 10, 28, 42] {
            let found = cutOff(400, 400, radius, .continuous)
            #expect(abs(found / (radius * radius) - 0.22530) < 1e-5, "\(found)")
        }
        #expect(abs(cutOff(400, 400, 28, .continuous) / 176.63 - 1) < 1e-4)
        #expect(abs(cutOff(400, 400, 42, .continuous) / 397.42 - 1) < 1e-4)
        #expect(abs(cutOff(100, 40, 20, .continuous) / 88.31 - 1) < 1e-4)
        #expect(abs(cutOff(60, 100, 30, .continuous) / 198.71 - 1) < 1e-4)
        #expect(abs(cutOff(80, 80, 40, .continuous) / 346.04 - 1) < 1e-4)
        // A cubic's quarter circle is 0.027 % of its area larger than the circle's.
        #expect(abs(cutOff(80, 80, 40, .circular) - (1 - .pi / 4) * 1600) < 0.36)
    }
}
