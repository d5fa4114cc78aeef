import CornerGeometry
import Foundation
import Testing

@testable import Raster

/// Paths whose edges keep apart are drawn without ordering any row.
struct ChainOrderTests {
    private let bounds = PixelRect(x0: 0, y0: 0, x1: 60, y1: 60)

    private func cover(_ path: PathData, _ rule: FillRule = .nonZero, within: PixelRect? = nil) -> Coverage {
        Coverage.ofPath(path, rule: rule, flatness: .exact, isAntialiased: true, within: within ?? bounds)
    }

    private func isApart(_ path: PathData, _ rule: FillRule = .nonZero) -> Bool {
        let scanner = PathScanner()
        let key = PathCache.Key(
            path: path, transform: .identity, style: nil, rule: rule, flatness: .exact, isAntialiased: true)
        return scanner.prepare(key, within: bounds) != nil && scanner.isApart
    }

    private func isApart(_ path: PathData, _ style: StrokeStyle) -> Bool {
        let scanner = PathScanner()
        let key = PathCache.Key(
            path: path, transform: .identity, style: style, rule: .nonZero, flatness: .exact, isAntialiased: true)
        return scanner.prepare(key, within: bounds) != nil && scanner.isApart
    }

    private func polygon(_ points: [(Double, Double)]) -> PathData {
        PathReference.path([points.map { CGPoint(x: $0.0, y: $0.1) }])
    }

    /// A path with a figure that crosses itself, far from what is asked for: its rows are ordered.
    private func ordered(_ path: PathData) -> PathData {
        var result = path
        result.append(polygon([(300, 10), (340, 50), (340, 10), (300, 50)]))
        return result
    }

    private var comb: PathData {
        polygon([
            (3.2, 4.1), (56.7, 5.3), (55, 50.5), (48.1, 12), (41.3, 50.9), (33.2, 11.4), (20.8, 55.1), (18.3, 9.7),
            (6.4, 41.2),
        ])
    }

    @Test func whatKeepsApart() {
        #expect(isApart(polygon([(1, 1), (20, 5), (7, 30)])))
        #expect(isApart(comb))
        #expect(isApart(PathReference.cubicCircle(20, 20, 11)))
        // One inside of the other, either way round, or beside it.
        var rings = PathReference.cubicCircle(20, 20, 11)
        rings.append(PathReference.cubicCircle(20, 20, 7))
        rings.append(PathReference.cubicCircle(20, 20, 3, clockwise: false))
        rings.append(PathReference.cubicCircle(40, 40, 7))
        #expect(isApart(rings))
    }

    @Test func whatDoesNot() {
        #expect(!isApart(polygon([(5, 5), (40, 40), (40, 5), (5, 40)])))
        var circles = PathReference.cubicCircle(20, 20, 11)
        circles.append(PathReference.cubicCircle(29, 20, 11))
        #expect(!isApart(circles))
        // A corner on an edge, two corners in one place, one edge along another: the winding numbers at their sides
        // may change there.
        var touching = polygon([(5, 5), (30, 5), (30, 30), (5, 30)])
        touching.append(polygon([(30, 15), (50, 10), (50, 20)]))
        #expect(!isApart(touching))
        var corners = polygon([(5, 5), (20, 5), (12, 20)])
        corners.append(polygon([(12, 20), (20, 35), (5, 35)]))
        #expect(!isApart(corners))
        var edges = polygon([(5, 5), (30, 5), (30, 30), (5, 30)])
        edges.append(polygon([(30, 5), (50, 5), (50, 30), (30, 30)]))
        #expect(!isApart(edges))
        // An edge through the lowest corner of another polygon.
        var through = polygon([(10, 5), (30, 5), (20, 20)])
        through.append(polygon([(19, 2), (21, 38), (40, 38), (40, 2)]))
        #expect(!isApart(through))
    }

    @Test(arguments: [FillRule.nonZero, .evenOdd])
    func nested(rule: FillRule) {
        var path = PathReference.cubicCircle(30.3, 29.8, 24)
        path.append(PathReference.cubicCircle(30.1, 30.2, 17))
        path.append(PathReference.cubicCircle(29.7, 29.9, 9, clockwise: false))
        path.append(PathReference.cubicCircle(30, 30, 4, clockwise: false))
        #expect(isApart(path, rule))
        let circles = [
            PathReference.circle(30.3, 29.8, 24, sides: 900), PathReference.circle(30.1, 30.2, 17, sides: 900),
            PathReference.circle(29.7, 29.9, 9, sides: 900).reversed(),
            PathReference.circle(30, 30, 4, sides: 900).reversed(),
        ]
        let reference = PathReference.coverage(of: circles, rule: rule, bounds: bounds, lines: 128)
        let coverage = cover(path, rule)
        // The cubics are off by up to 2.7e-4 of the radius.
        #expect(PathReference.largestDifference(coverage, reference, bounds: bounds) < 1.5 + 24 * 2.7e-4 * 255)
        // Windings 1, 2, 1, 0 from the outside in.
        let middle = [8, 16, 23, 30].map { coverage.row(30, $0..<$0 + 1)[0] }
        #expect(middle == (rule == .nonZero ? [255, 255, 255, 0] : [255, 0, 255, 0]))
    }

    /// The same bytes as in rows that are ordered, but for the last rounding.
    @Test func orderingChangesNothing() {
        var dashes = PathData()
        for index in 0..<12 {
            let x = 2.3 + 4.7 * Double(index)
            dashes.append(polygon([(x, 3), (x + 3.1, 3), (x + 3.1, 9.4), (x, 9.4)]))
            dashes.append(polygon([(x, 20.2), (x + 2.2, 21), (x + 3, 44.9), (x + 0.3, 43)]))
        }
        for path in [comb, PathReference.cubicCircle(30.2, 29.9, 25.5), dashes] {
            #expect(isApart(path) && !isApart(ordered(path)))
            for rule in [FillRule.nonZero, .evenOdd] {
                let (fast, slow) = (cover(path, rule), cover(ordered(path), rule))
                for y in 0..<60 {
                    let pairs = zip(fast.row(y, 0..<60), slow.row(y, 0..<60))
                    #expect(pairs.allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "row \(y)")
                }
            }
        }
    }

    @Test func partsHaveTheSameBytes() {
        // More than 512 columns, more rows than are summed at once, and upright edges that end inside of them.
        var path = PathReference.cubicCircle(340.3, 170.8, 166.2)
        path.append(PathReference.cubicCircle(330, 160, 97.7, clockwise: false))
        path.append(polygon([(560.2, 3.3), (690.6, 3.3), (690.6, 330.7), (600.4, 120.2), (560.2, 333.1)]))
        for index in 0..<20 {
            let y = 2.2 + 17 * Double(index)
            path.append(polygon([(5.3, y), (8.3, y), (8.3, y + 10.6), (5.3, y + 10.6)]))
        }
        let all = PixelRect(x0: -20, y0: -20, x1: 720, y1: 360)
        let whole = cover(path, within: all)
        for part in [
            PixelRect(x0: 7, y0: 9, x1: 401, y1: 130), PixelRect(x0: 300, y0: 120, x1: 640, y1: 121),
            PixelRect(x0: 6, y0: 0, x1: 7, y1: 340), PixelRect(x0: 513, y0: 90, x1: 720, y1: 350),
        ] {
            let some = cover(path, within: part)
            for y in part.y0..<part.y1 {
                #expect(some.row(y, part.x0..<part.x1) == whole.row(y, part.x0..<part.x1), "row \(y) of \(part)")
            }
        }
    }

    /// An upright edge that ends inside of a row does not show in the next.
    @Test func shortUprightEdges() {
        let coverage = cover(polygon([(4, 3.25), (6, 3.25), (6, 3.75), (4, 3.75)]))
        #expect(coverage.row(3, 3..<7) == [0, 128, 128, 0])
        #expect(coverage.row(4, 3..<7) == [0, 0, 0, 0])
        let taller = cover(polygon([(4, 3.25), (6, 3.25), (6, 9.5), (4, 9.5)]))
        #expect((2..<11).map { taller.row($0, 5..<6)[0] } == [0, 191, 255, 255, 255, 255, 255, 128, 0])
    }

    @Test func strokes() {
        let radii = CornerRadii(topLeft: 12, topRight: 0, bottomRight: 4.2, bottomLeft: 1)
        let outline = PathData(Pictures.outline(6.5, 8.5, 45, 40, radii))
        for style in [
            StrokeStyle(width: 2, join: .round), StrokeStyle(width: 2, cap: .round, join: .round, trim: 0...0.6),
            StrokeStyle(width: 2, join: .round, dash: [6, 4]),
        ] { #expect(isApart(outline, style)) }
        // Upright rectangles that cross: one's sides lie between the other's, and cross its level edges alone.
        var cross = polygon([(10, 30), (50, 30)])
        cross.append(polygon([(30, 10), (30, 50)]))
        #expect(!isApart(cross, StrokeStyle(width: 4)))
        // Caps that overlap each other.
        #expect(!isApart(outline, StrokeStyle(width: 6, cap: .round, dash: [6, 4])))
    }

    /// A strip that is known not to meet itself, and one that turns so far that it may.
    @Test func stripsThatTurn() {
        func arc(_ control1: (Double, Double), _ control2: (Double, Double), _ end: (Double, Double)) -> PathData {
            var path = PathData()
            path.move(to: CGPoint(x: 20, y: 20))
            path.addCurve(
                to: CGPoint(x: end.0, y: end.1), control1: CGPoint(x: control1.0, y: control1.1),
                control2: CGPoint(x: control2.0, y: control2.1))
            return path
        }
        func isSimple(_ path: PathData, _ width: Double) -> Bool {
            var stroker = Stroker()
            defer { stroker.free() }
            stroker.outline(
                path, StrokeStyle(width: width), transform: .identity, tolerance: 0.004, quartzTolerance: nil,
                within: nil)
            return stroker.polygons.ends.count == 1 && stroker.polygons.simple.base[0]
        }
        let quarter = arc((30, 20), (36, 26), (36, 36))
        #expect(isSimple(quarter, 2))
        // Its inner side is less than half as long as its middle.
        #expect(!isSimple(quarter, 20))
        let loop = arc((60, 20), (20, 60), (22, 12))
        #expect(!isSimple(loop, 2))
        #expect(!isApart(loop, StrokeStyle(width: 2)))
    }

    @Test func manyPointsAreOrdered() {
        let sides = PathScanner.mostPointsApart
        #expect(isApart(PathReference.path([PathReference.circle(30, 30, 20, sides: sides / 2)])))
        #expect(!isApart(PathReference.path([PathReference.circle(30, 30, 20, sides: sides + 1)])))
        // Too far out for whole numbers.
        #expect(!isApart(polygon([(5, 5), (9000, 5), (40, 40)])))
    }
}
