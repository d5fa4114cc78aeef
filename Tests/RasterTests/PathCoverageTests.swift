import CornerGeometry
import Foundation
import Raster
import Testing

struct PathCoverageTests {
    let bounds = PixelRect(x0: 0, y0: 0, x1: 40, y1: 40)

    private func cover(
        _ path: PathData, _ rule: FillRule = .nonZero, antialiased: Bool = true, flatness: Flatness = .exact,
        within: PixelRect? = nil
    ) -> Coverage {
        Coverage.ofPath(
            path, rule: rule, flatness: flatness, isAntialiased: antialiased, within: within ?? bounds)
    }

    private var pentagram: [[CGPoint]] {
        [
            (0..<5).map {
                let angle = Double($0 * 2) / 5 * 2 * Double.pi + 0.1
                return CGPoint(x: 20.3 + 18 * cos(angle), y: 19.6 + 18 * sin(angle))
            }
        ]
    }

    private func scribble(_ count: Int, seed: UInt64, size: Double) -> [CGPoint] {
        var state = seed
        func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) * 0x1p-53
        }
        return (0..<count).map { _ in CGPoint(x: next() * size, y: next() * size) }
    }

    @Test func rectangleAtFractions() {
        let path = PathReference.path([
            [
                CGPoint(x: 1.25, y: 2.5), CGPoint(x: 30.5, y: 2.5), CGPoint(x: 30.5, y: 10.25),
                CGPoint(x: 1.25, y: 10.25),
            ]
        ])
        let coverage = cover(path)
        #expect(coverage.bounds == PixelRect(x0: 1, y0: 2, x1: 31, y1: 11))
        #expect(Array(coverage.row(2, 0..<4)) == [0, 96, 128, 128])
        #expect(Array(coverage.row(5, 0..<4)) == [0, 191, 255, 255])
        #expect(Array(coverage.row(5, 29..<32)) == [255, 128, 0])
        #expect(Array(coverage.row(10, 0..<3)) == [0, 48, 64])
        #expect(coverage.row(11, 0..<40).allSatisfy { $0 == 0 })
    }

    @Test(arguments: [FillRule.nonZero, .evenOdd])
    func crossingPolygons(rule: FillRule) {
        let figureEight = [
            CGPoint(x: 2.2, y: 3.1), CGPoint(x: 37.7, y: 33.3), CGPoint(x: 36.1, y: 4.4), CGPoint(x: 3.3, y: 35.9),
        ]
        let sets: [[[CGPoint]]] = [
            pentagram, [figureEight],
            [PathReference.circle(14.3, 15.1, 11, sides: 200), PathReference.circle(24.8, 19.9, 12.2, sides: 170)],
            [
                PathReference.circle(14.3, 15.1, 11, sides: 100),
                PathReference.circle(24.8, 19.9, 12.2, sides: 90).reversed(),
            ],
            [scribble(30, seed: 5, size: 40)], [scribble(120, seed: 9, size: 40)],
            [scribble(60, seed: 11, size: 3)],
        ]
        for (number, polygons) in sets.enumerated() {
            let reference = PathReference.coverage(of: polygons, rule: rule, bounds: bounds)
            let worst = PathReference.largestDifference(
                cover(PathReference.path(polygons), rule), reference, bounds: bounds)
            #expect(worst < 1.2, "polygons \(number): \(worst)")
        }
    }

    @Test(arguments: [0.7, 1.5, 4, 13, 19])
    func circle(radius: Double) {
        let reference = PathReference.coverage(
            of: [PathReference.circle(20.2, 19.7, radius, sides: 2000)], rule: .nonZero, bounds: bounds, lines: 256)
        let coverage = cover(PathReference.cubicCircle(20.2, 19.7, radius))
        let worst = PathReference.largestDifference(coverage, reference, bounds: bounds)
        // The four cubics themselves are off by up to 2.7e-4 of the radius.
        #expect(worst < 1.5 + radius * 2.7e-4 * 255, "\(worst)")
    }

    @Test func quadratics() {
        var path = PathData()
        path.move(to: CGPoint(x: 3, y: 3))
        path.addQuadCurve(to: CGPoint(x: 35, y: 20), control: CGPoint(x: 38, y: -6))
        path.addQuadCurve(to: CGPoint(x: 5, y: 33), control: CGPoint(x: 20, y: 60))
        func points(_ a: CGPoint, _ c: CGPoint, _ b: CGPoint) -> [CGPoint] {
            (0..<400).map {
                let t = Double($0) / 400
                let u = 1 - t
                return CGPoint(
                    x: u * u * a.x + 2 * u * t * c.x + t * t * b.x, y: u * u * a.y + 2 * u * t * c.y + t * t * b.y)
            }
        }
        let polygon =
            points(CGPoint(x: 3, y: 3), CGPoint(x: 38, y: -6), CGPoint(x: 35, y: 20))
            + points(CGPoint(x: 35, y: 20), CGPoint(x: 20, y: 60), CGPoint(x: 5, y: 33)) + [CGPoint(x: 5, y: 33)]
        let reference = PathReference.coverage(of: [polygon], rule: .nonZero, bounds: bounds)
        let worst = PathReference.largestDifference(cover(path), reference, bounds: bounds)
        #expect(worst < 1.5, "\(worst)")
    }

    @Test(arguments: [FillRule.nonZero, .evenOdd])
    func partsHaveTheSameBytes(rule: FillRule) {
        for seed in 1..<6 {
            var path = PathReference.path([scribble(25, seed: UInt64(seed), size: 40)])
            path.append(PathReference.cubicCircle(19.1, 22.2, 14.3))
            let whole = cover(path, rule)
            let parts = [
                PixelRect(x0: 7, y0: 9, x1: 21, y1: 30), PixelRect(x0: 0, y0: 20, x1: 40, y1: 21),
                PixelRect(x0: 30, y0: 0, x1: 31, y1: 40), PixelRect(x0: -100, y0: -70, x1: 300, y1: 99),
            ]
            for part in parts {
                let some = cover(path, rule, within: part)
                let shared = part.intersection(bounds)
                for y in shared.y0..<shared.y1 {
                    #expect(some.row(y, shared.x0..<shared.x1) == whole.row(y, shared.x0..<shared.x1))
                }
            }
        }
    }

    @Test func quartzChordsLieInside() {
        let circle = PathReference.cubicCircle(20, 20, 15)
        let fine = cover(circle).area
        let coarse = cover(circle, flatness: .quartz(tolerance: 0.4)).area
        let coarser = cover(circle, flatness: .quartz(tolerance: 3)).area
        #expect(abs(fine - Double.pi * 225) < 0.5)
        #expect(coarse < fine - 0.3 && coarse > fine - 5)
        #expect(coarser < coarse)
    }

    @Test func centresAlone() {
        let path = PathReference.path([
            [CGPoint(x: 1.5, y: 1.4), CGPoint(x: 5.5, y: 1.4), CGPoint(x: 5.5, y: 3.6), CGPoint(x: 1.5, y: 3.6)]
        ])
        let coverage = cover(path, antialiased: false)
        for y in 0..<6 {
            let expected: [UInt8] = (1...3).contains(y) ? [0, 255, 255, 255, 255, 0, 0] : [0, 0, 0, 0, 0, 0, 0]
            #expect(coverage.row(y, 0..<7) == expected)
        }
        #expect(cover(PathReference.path(pentagram), .evenOdd, antialiased: false).row(19, 20..<21) == [0])
        #expect(cover(PathReference.path(pentagram), .nonZero, antialiased: false).row(19, 20..<21) == [255])
    }

    @Test func hugeAndBrokenNumbers() {
        var path = PathData()
        path.move(to: CGPoint(x: -1e30, y: -1e300))
        path.addLine(to: CGPoint(x: 1e30, y: -1e300))
        path.addLine(to: CGPoint(x: 1e30, y: 1e9))
        path.addLine(to: CGPoint(x: -1e9, y: 1e18))
        path.close()
        let filled = cover(path)
        #expect(filled.area == 1600)

        var broken = PathData()
        broken.addLine(to: CGPoint(x: 3, y: 3))
        broken.move(to: CGPoint(x: 2, y: 2))
        broken.addLine(to: CGPoint(x: 12, y: 2))
        broken.addLine(to: CGPoint(x: Double.nan, y: 7))
        broken.addCurve(
            to: CGPoint(x: 9, y: 9), control1: CGPoint(x: Double.infinity, y: 0), control2: CGPoint(x: 1, y: 1))
        broken.addLine(to: CGPoint(x: 12, y: 12))
        broken.addLine(to: CGPoint(x: 2, y: 12))
        #expect(abs(cover(broken).area - 100) < 0.1)
        #expect(cover(PathData()).runs.isEmpty)
        let everything = PixelRect(x0: Int.min, y0: Int.min, x1: Int.max, y1: Int.max)
        #expect(abs(cover(broken, within: everything).area - 100) < 0.1)
        #expect(cover(broken, within: .empty).runs.isEmpty)
    }

    @Test func manyEdgesInOneRow() {
        var points: [CGPoint] = []
        for index in 0..<2000 {
            points.append(CGPoint(x: Double(index) * 0.02, y: 5.2 + (index % 2 == 0 ? 0.3 : 0)))
        }
        points.append(CGPoint(x: 39.98, y: 6))
        points.append(CGPoint(x: 0, y: 6))
        let coverage = cover(PathReference.path([points]))
        #expect(abs(coverage.area - 39.98 * 0.65) < 0.1)
    }

    /// Equal paths at whole pixels from each other have equal bytes, drawn together or alone, whole or cut.
    @Test func equalPathsHaveEqualBytes() {
        let shape = PathData(Pictures.outline(3.3, 2.4, 21.7, 17.1, CornerRadii(7.7), .continuous))
        let shapes = [
            Shape(.path(shape, .nonZero)), Shape(.path(shape, .evenOdd), isAntialiased: false),
            Shape(.stroke(shape, StrokeStyle(width: 1.5), .identity)),
            Shape(.stroke(shape, StrokeStyle(width: 2, dash: [3, 2]), .identity)),
        ]
        let (width, height) = (170, 110)
        var items: [DrawItem] = []
        var expected = [UInt32](repeating: 0, count: width * height)
        for (number, shape) in shapes.enumerated() {
            let alone = Pictures.draw([DrawItem(.fill(shape, .color(.black)))], 32, 24)
            for copy in 0..<5 {
                // Blocks of eight, their middle, and two that the canvas cuts.
                let (x, y) = ([0, 32, 68, 113, 154][copy], 27 * number + (copy == 1 && number == 3 ? 9 : 0))
                items.append(
                    DrawItem(.fill(shape.moved(x: Double(x), y: Double(y)), .color(.black))))
                for row in 0..<24 where y + row < height {
                    for column in 0..<32 where x + column < width {
                        expected[(y + row) * width + x + column] |= alone[row * 32 + column]
                    }
                }
            }
        }
        #expect(Pictures.draw(items, width, height) == expected)
        #expect(Pictures.draw(items, width, height, threads: 3) == expected)
    }
}

extension Shape {
    fileprivate func moved(x: Double, y: Double) -> Shape {
        let shift = Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
        switch geometry {
        case .path(let path, let rule):
            return Shape(.path(path.transformed(by: shift), rule), isAntialiased: isAntialiased)
        case .stroke(let path, let style, _):
            return Shape(.stroke(path.transformed(by: shift), style, .identity))
        default: return self
        }
    }
}
