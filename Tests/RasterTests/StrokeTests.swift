import CornerGeometry
import Foundation
import Raster
import Testing

struct StrokeTests {
    let bounds = PixelRect(x0: 0, y0: 0, x1: 60, y1: 60)

    private func line(_ points: [(Double, Double)], closed: Bool = false) -> PathData {
        var path = PathData()
        path.move(to: CGPoint(x: points[0].0, y: points[0].1))
        for point in points.dropFirst() { path.addLine(to: CGPoint(x: point.0, y: point.1)) }
        if closed { path.close() }
        return path
    }

    private func stroke(
        _ path: PathData, _ style: StrokeStyle, _ transform: Affine = .identity, flatness: Flatness = .exact,
        within: PixelRect? = nil
    ) -> Coverage {
        Coverage.ofStroke(
            path, style: style, transform: transform, flatness: flatness, isAntialiased: true,
            within: within ?? bounds)
    }

    private func worst(_ coverage: Coverage, _ polygons: [[CGPoint]], rule: FillRule = .nonZero) -> Double {
        PathReference.largestDifference(
            coverage, PathReference.coverage(of: polygons, rule: rule, bounds: bounds, lines: 128), bounds: bounds)
    }

    @Test(arguments: [(15.0, 1.0), (20, 7), (5, 9.5), (11, 0.4), (26, 3)])
    func circleIsAnAnnulus(radius: Double, width: Double) {
        let coverage = stroke(PathReference.cubicCircle(30.3, 29.8, radius), StrokeStyle(width: width))
        let rings = [
            PathReference.circle(30.3, 29.8, radius + width / 2, sides: 500),
            PathReference.circle(30.3, 29.8, radius - width / 2, sides: 500),
        ]
        // The four cubics are off by up to 2.7e-4 of the radius on either side.
        #expect(worst(coverage, rings, rule: .evenOdd) < 1.5 + radius * 2.7e-4 * 255)
    }

    @Test func widerThanTheBend() {
        // A circle whose inner offset is turned inside out fills its middle.
        let coverage = stroke(PathReference.cubicCircle(30.3, 29.8, 6), StrokeStyle(width: 20))
        #expect(worst(coverage, [PathReference.circle(30.3, 29.8, 16, sides: 500)]) < 2)
        // A hairpin: no holes.
        var hairpin = PathData()
        hairpin.move(to: CGPoint(x: 10, y: 20))
        hairpin.addCurve(
            to: CGPoint(x: 10, y: 24), control1: CGPoint(x: 60, y: 20), control2: CGPoint(x: 60, y: 24))
        let filled = stroke(hairpin, StrokeStyle(width: 14))
        for y in 16..<28 { #expect(filled.row(y, 12..<47).allSatisfy { $0 == 255 }, "row \(y)") }
    }

    @Test func capsOfALine() {
        let path = line([(10.5, 20), (40.25, 20)])
        #expect(abs(stroke(path, StrokeStyle(width: 4)).area - 29.75 * 4) < 0.1)
        #expect(abs(stroke(path, StrokeStyle(width: 4, cap: .square)).area - 33.75 * 4) < 0.1)
        #expect(abs(stroke(path, StrokeStyle(width: 4, cap: .round)).area - (29.75 * 4 + Double.pi * 4)) < 0.2)
        let round = stroke(path, StrokeStyle(width: 9, cap: .round))
        let ends = [
            PathReference.circle(10.5, 20, 4.5, sides: 400), PathReference.circle(40.25, 20, 4.5, sides: 1000),
            [
                CGPoint(x: 10.5, y: 15.5), CGPoint(x: 40.25, y: 15.5), CGPoint(x: 40.25, y: 24.5),
                CGPoint(x: 10.5, y: 24.5),
            ],
        ]
        #expect(worst(round, ends) < 1.5)
    }

    @Test func joins() {
        let corner = line([(10, 40), (40, 40), (40, 10)])
        let arms = 30.0 * 8 * 2 - 16
        #expect(abs(stroke(corner, StrokeStyle(width: 8)).area - (arms + 16)) < 0.1)
        #expect(abs(stroke(corner, StrokeStyle(width: 8, join: .bevel)).area - (arms + 8)) < 0.2)
        let round = stroke(corner, StrokeStyle(width: 8, join: .round)).area
        #expect(abs(round - (arms + 4 * Double.pi)) < 0.2)
        // A right angle's mitre is 1.414 widths long.
        #expect(abs(stroke(corner, StrokeStyle(width: 8, miterLimit: 1.42)).area - (arms + 16)) < 0.1)
        #expect(abs(stroke(corner, StrokeStyle(width: 8, miterLimit: 1.41)).area - (arms + 8)) < 0.2)
        #expect(abs(stroke(corner, StrokeStyle(width: 8, miterLimit: .nan)).area - (arms + 8)) < 0.2)
        // Either way round.
        let other = line([(40, 10), (40, 40), (10, 40)])
        #expect(abs(stroke(other, StrokeStyle(width: 8)).area - (arms + 16)) < 0.1)
    }

    @Test func closedPathsJoinAtTheirStart() {
        let square = line([(15, 15), (45, 15), (45, 45), (15, 45)], closed: true)
        #expect(abs(stroke(square, StrokeStyle(width: 6)).area - (36 * 36 - 24 * 24)) < 0.1)
        let open = line([(15, 15), (45, 15), (45, 45), (15, 45), (15, 15)])
        #expect(abs(stroke(open, StrokeStyle(width: 6)).area - (36 * 36 - 24 * 24 - 9)) < 0.1)
        // Closed by hand and by `close`: nothing lies between.
        var both = open
        both.close()
        #expect(abs(stroke(both, StrokeStyle(width: 6)).area - (36 * 36 - 24 * 24)) < 0.1)
    }

    @Test func crossingsCountOnce() {
        let cross = line([(10, 10), (50, 50), (50, 10), (10, 50)])
        let coverage = stroke(cross, StrokeStyle(width: 5, join: .bevel))
        #expect(coverage.row(30, 28..<32) == [255, 255, 255, 255])
        let back = line([(10, 30), (50, 30), (10, 30)])
        #expect(abs(stroke(back, StrokeStyle(width: 5)).area - 200) < 0.2)
        #expect(abs(stroke(back, StrokeStyle(width: 5, join: .round)).area - 200 - Double.pi * 3.125) < 0.2)
    }

    @Test func dots() {
        let point = line([(20.5, 20.5), (20.5, 20.5)])
        #expect(stroke(point, StrokeStyle(width: 6)).runs.isEmpty)
        #expect(abs(stroke(point, StrokeStyle(width: 6, cap: .round)).area - 9 * Double.pi) < 0.2)
        #expect(abs(stroke(point, StrokeStyle(width: 6, cap: .square)).area - 36) < 0.1)
        let lone = line([(20.5, 20.5)])
        #expect(stroke(lone, StrokeStyle(width: 6, cap: .round)).runs.isEmpty)
        let dotted = stroke(line([(5, 20), (55, 20)]), StrokeStyle(width: 4, cap: .round, dash: [0, 10]))
        #expect(abs(dotted.area - 6 * 4 * Double.pi) < 0.5)
        // A square dot faces along the path.
        let slanted = stroke(line([(10, 10), (50, 50)]), StrokeStyle(width: 4, cap: .square, dash: [0, 500]))
        #expect(abs(slanted.area - 16) < 0.2)
        #expect(slanted.row(7, 9..<11) != [0, 0])
    }

    /// Each of many short chords as a rectangle, wedges between them, and a disc at every corner and end.
    private func swept(_ path: PathData, _ width: Double) -> [[CGPoint]] {
        let flat = path.flattened(tolerance: 2e-4)
        var polygons: [[CGPoint]] = []
        var start = CGPoint.zero
        var last = CGPoint.zero
        var before = CGPoint.zero
        var index = 0
        func add(_ to: CGPoint) {
            let (dx, dy) = (to.x - last.x, to.y - last.y)
            let length = (dx * dx + dy * dy).squareRoot()
            if length == 0 { return }
            let (nx, ny) = (-dy / length * width / 2, dx / length * width / 2)
            polygons.append([
                CGPoint(x: last.x + nx, y: last.y + ny), CGPoint(x: last.x - nx, y: last.y - ny),
                CGPoint(x: to.x - nx, y: to.y - ny), CGPoint(x: to.x + nx, y: to.y + ny),
            ])
            if dx * before.x + dy * before.y < 0.995 * length {
                polygons.append(PathReference.circle(last.x, last.y, width / 2, sides: 200))
            } else {
                // The wedge between two chords, on the outer side.
                let side = before.x * dy - before.y * dx > 0 ? -width / 2 : width / 2
                let a = CGPoint(x: last.x - before.y * side, y: last.y + before.x * side)
                let b = CGPoint(x: last.x - dy / length * side, y: last.y + dx / length * side)
                polygons.append(side < 0 ? [last, a, b] : [last, b, a])
            }
            before = CGPoint(x: dx / length, y: dy / length)
            last = to
        }
        for verb in flat.verbs {
            if verb == .close {
                add(start)
                continue
            }
            let point = flat.points[index]
            index += 1
            if verb == .move { (start, last) = (point, point) } else { add(point) }
        }
        polygons.append(PathReference.circle(last.x, last.y, width / 2, sides: 200))
        return polygons
    }

    @Test(arguments: [1, 4.5])
    func outlinesRoundTheirCorners(width: Double) {
        let continuous = PathData(
            Pictures.outline(
                6.3, 5.8, 46.5, 44.1, CornerRadii(topLeft: 9, topRight: 14, bottomRight: 3), .continuous))
        let circular = PathData(
            Pictures.outline(6.5, 8.5, 45, 40, CornerRadii(topLeft: 12, topRight: 0, bottomRight: 4.2)))
        var wave = line([(4, 30), (9, 12)])
        wave.addCurve(to: CGPoint(x: 52, y: 40), control1: CGPoint(x: 21, y: -22), control2: CGPoint(x: 30, y: 88))
        wave.addQuadCurve(to: CGPoint(x: 44, y: 6), control: CGPoint(x: 62, y: 14))
        let style = StrokeStyle(width: width, cap: .round, join: .round)
        for path in [continuous, circular, wave] {
            #expect(worst(stroke(path, style), swept(path, width)) < 1.6)
        }
    }

    /// What the strips of two sides share at a corner is counted once, and nothing else is lost.
    @Test func sharpCornersOfAllKinds() {
        for bend in stride(from: -175.0, through: 175, by: 35) {
            let angle = bend * Double.pi / 180
            let path = line([(10, 32), (30, 32), (30 + 20 * cos(angle), 32 + 20 * sin(angle))])
            for width in [2.0, 9] {
                let style = StrokeStyle(width: width, cap: .round, join: .round)
                let difference = worst(stroke(path, style), swept(path, width))
                #expect(difference < 1.6, "\(bend) degrees, width \(width)")
            }
        }
    }

    @Test func transformsThatAreNotEven() {
        let transform = Affine(a: 2, b: 0, c: 0, d: 0.5, tx: 30, ty: 30)
        let coverage = stroke(PathReference.cubicCircle(0, 0, 10), StrokeStyle(width: 4), transform)
        let rings = [12.0, 8].map { radius in
            PathReference.circle(0, 0, radius, sides: 500).map { transform.apply(to: $0) }
        }
        #expect(worst(coverage, rings, rule: .evenOdd) < 2.5)
        // Turned over, skewed, singular.
        let flipped = Affine(a: -2, b: 0, c: 0, d: 0.5, tx: 30, ty: 30)
        #expect(
            abs(stroke(PathReference.cubicCircle(0, 0, 10), StrokeStyle(width: 4), flipped).area - coverage.area)
                < 0.1)
        let singular = Affine(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0)
        #expect(stroke(line([(0, 0), (10, 3)]), StrokeStyle(width: 4), singular).area < 0.01)
        let broken = Affine(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        #expect(stroke(line([(0, 0), (10, 3)]), StrokeStyle(width: 4), broken).runs.isEmpty)
    }

    @Test func trimAndDash() {
        let path = line([(5, 30), (55, 30)])
        let half = stroke(path, StrokeStyle(width: 4, trim: 0.2...0.6))
        #expect(abs(half.area - 20 * 4) < 0.1)
        #expect(half.row(30, 14..<16) == [0, 255] && half.row(30, 34..<36) == [255, 0])
        #expect(stroke(path, StrokeStyle(width: 4, cap: .round, trim: 0.5...0.5)).runs.isEmpty)
        // Dashes stand still under the trim.
        let both = stroke(path, StrokeStyle(width: 4, dash: [10, 10], trim: 0.1...0.9))
        #expect(both.row(30, 9..<11) == [0, 255])
        #expect(both.row(30, 14..<16) == [255, 0])
        #expect(both.row(30, 44..<46) == [0, 255])
        #expect(both.row(30, 49..<51) == [255, 0])
        // Three quarters of a circle, by arc length.
        let circle = stroke(PathReference.cubicCircle(30, 30, 20), StrokeStyle(width: 4, trim: 0...0.75))
        #expect(abs(circle.area - 0.75 * 2 * Double.pi * 20 * 4) < 0.5)
    }

    @Test func partsHaveTheSameBytes() {
        var path = PathReference.cubicCircle(30.3, 29.8, 17)
        path.append(line([(3, 50), (57, 9), (30, 55)]))
        let style = StrokeStyle(width: 5, cap: .round, join: .round, dash: [9, 7])
        let whole = stroke(path, style)
        for part in [PixelRect(x0: 12, y0: 20, x1: 33, y1: 41), PixelRect(x0: 0, y0: 30, x1: 60, y1: 31)] {
            let some = stroke(path, style, within: part)
            for y in part.y0..<part.y1 {
                #expect(some.row(y, part.x0..<part.x1) == whole.row(y, part.x0..<part.x1))
            }
        }
    }

    @Test func quartzFlatness() {
        let exact = stroke(PathReference.cubicCircle(30, 30, 20), StrokeStyle(width: 4)).area
        let coarse = stroke(
            PathReference.cubicCircle(30, 30, 20), StrokeStyle(width: 4), flatness: .quartz(tolerance: 0.4)
        ).area
        #expect(abs(coarse - exact) < 2 && coarse != exact)
    }

    @Test func hostileNumbers() {
        let path = line([(5, 30), (55, 30), (20, 7)])
        for width in [0, -3, Double.nan, .infinity, -.infinity] {
            #expect(stroke(path, StrokeStyle(width: width, cap: .round)).runs.isEmpty)
        }
        for join in [StrokeStyle.Join.round, .miter, .bevel] {
            #expect(stroke(path, StrokeStyle(width: 1e30, cap: .round, join: join)).area == 3600)
            #expect(stroke(path, StrokeStyle(width: 1e300, cap: .square, join: join)).area == 3600)
        }
        #expect(stroke(path, StrokeStyle(width: 1e-30)).area < 0.01)
    }

    @Test func hugeAndBrokenPoints() {
        let far = line([(-1e30, 30), (1e30, 30)])
        #expect(abs(stroke(far, StrokeStyle(width: 4)).area - 240) < 0.1)
        _ = stroke(far, StrokeStyle(width: 4, dash: [3, 2]))
        _ = stroke(line([(5, 5), (.nan, 3), (1e300, -1e300), (9, .infinity)]), StrokeStyle(width: 4, join: .round))
    }

    @Test func curvesOfHostilePoints() {
        let values = [
            0, -0.0, Double.leastNonzeroMagnitude, 3, 40.5, -2e9, 1e18, 1e300, -1e308, Double.nan, .infinity,
        ]
        var state = UInt64(3)
        func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return values[Int(state >> 33) % values.count]
        }
        for index in 0..<24 {
            var path = PathData()
            path.move(to: CGPoint(x: next(), y: next()))
            for _ in 0..<3 {
                path.addCurve(
                    to: CGPoint(x: next(), y: next()), control1: CGPoint(x: next(), y: next()),
                    control2: CGPoint(x: next(), y: next()))
                path.addQuadCurve(to: CGPoint(x: next(), y: next()), control: CGPoint(x: next(), y: next()))
            }
            if index % 2 == 0 { path.close() }
            let style = StrokeStyle(
                width: [0.5, 7, 1e9][index % 3], cap: .round, join: [.round, .miter][index % 2])
            _ = stroke(path, style, within: PixelRect(x0: 0, y0: 0, x1: 9, y1: 7))
        }
    }

    /// Only a few of a hundred thousand dots are in the picture; all of them would be a hundred million points.
    @Test(.timeLimit(.minutes(1))) func dashesOutsideOfThePictureCostNothing() {
        let style = StrokeStyle(width: 4000, cap: .round, dash: [1, 9000])
        let scaled = Affine(a: 0.01, b: 0, c: 0, d: 0.01, tx: 0, ty: 0)
        func area(_ length: Double) -> Double {
            Coverage.ofStroke(
                line([(0, 3000), (length, 3000)]), style: style, transform: scaled, flatness: .exact,
                isAntialiased: true, within: PixelRect(x0: 0, y0: 0, x1: 60, y1: 60)
            ).area
        }
        #expect(area(9e8) == area(20_000))
    }

    @Test func dashesTooFineToSee() {
        let path = line([(5, 30), (55, 30), (20, 7)])
        let dashed = stroke(path, StrokeStyle(width: 4, dash: [1e-12, 1e-12]))
        #expect(abs(dashed.area / stroke(path, StrokeStyle(width: 4)).area - 0.5) < 0.02)
        for length in [1e-300, Double.leastNormalMagnitude / 64, 5 * Double.leastNonzeroMagnitude] {
            let least = stroke(path, StrokeStyle(width: 4, dash: [length, length], dashPhase: length))
            #expect(abs(least.area / stroke(path, StrokeStyle(width: 4)).area - 0.5) < 0.02)
        }
    }

    @Test func cusps() {
        var cusp = PathData()
        cusp.move(to: CGPoint(x: 10, y: 30))
        cusp.addCurve(to: CGPoint(x: 40, y: 30), control1: CGPoint(x: 40, y: 10), control2: CGPoint(x: 10, y: 10))
        cusp.addCurve(to: CGPoint(x: 40, y: 30), control1: CGPoint(x: 40, y: 30), control2: CGPoint(x: 40, y: 30))
        cusp.addQuadCurve(to: CGPoint(x: 10, y: 40), control: CGPoint(x: 40, y: 30))
        #expect(stroke(cusp, StrokeStyle(width: 6, join: .round)).area > 100)
    }
}
