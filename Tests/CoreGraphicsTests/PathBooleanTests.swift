import Foundation
import Testing

@testable import CoreGraphics

@Suite struct PathBooleanTests {
    private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: x, y: y, width: side, height: side), transform: nil)
    }

    private func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGPath {
        CGPath(
            ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), transform: nil)
    }

    private func polygon(_ points: [CGPoint]) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points)
        path.closeSubpath()
        return path
    }

    private func subpaths(_ path: CGPath) -> [[CGPoint]] {
        var result: [[CGPoint]] = []
        path.applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint: result.append([element.pointee.points[0]])
            case .addLineToPoint: result[result.count - 1].append(element.pointee.points[0])
            default: break
            }
        }
        return result
    }

    /// Counterclockwise counts as positive.
    private func area(_ path: CGPath) -> CGFloat {
        subpaths(path).reduce(0) { sum, points in
            sum
                + points.indices.reduce(0) { part, index in
                    let (a, b) = (points[index], points[(index + 1) % points.count])
                    return part + (a.x * b.y - a.y * b.x) / 2
                }
        }
    }

    private func length(_ path: CGPath) -> CGFloat {
        subpaths(path).reduce(0) { sum, points in
            sum + zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.0.x - $1.1.x, $1.0.y - $1.1.y) }
        }
    }

    private func isNear(_ value: CGFloat, _ expected: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool {
        abs(value - expected) <= tolerance
    }

    @Test func twoSquaresThatOverlap() {
        let (a, b) = (square(0, 0, 10), square(6, 7, 10))
        #expect(area(a.union(b)) == 188)
        #expect(area(a.intersection(b)) == 12)
        #expect(area(a.subtracting(b)) == 88)
        #expect(area(a.symmetricDifference(b)) == 176)
        #expect(elements(a.intersection(b)) == ["m 6 7", "l 10 7", "l 10 10", "l 6 10", "h"])
        #expect(a.intersects(b))
    }

    @Test func pointsOfTheInputKeepTheirDoubles() {
        let a = square(0.1, 0.2, 0.7)
        let b = square(5.3, 0.1, 1.1)
        #expect(Set(subpaths(a.union(b)).joined()) == Set(subpaths(a).joined()).union(subpaths(b).joined()))
    }

    @Test func coincidentAndTouching() {
        let a = square(0, 0, 10)
        #expect(elements(a.union(a)) == elements(a))
        #expect(elements(a.intersection(a)) == elements(a))
        #expect(a.subtracting(a).isEmpty)
        #expect(a.symmetricDifference(a).isEmpty)
        // A shared edge goes, and its ends with it.
        #expect(elements(a.union(square(10, 0, 10))) == ["m 0 0", "l 20 0", "l 20 10", "l 0 10", "h"])
        #expect(!a.intersects(square(10, 0, 10)))
        // A shared part of an edge.
        #expect(area(a.union(square(10, 3, 4))) == 116)
        #expect(a.subtracting(square(10, 3, 4)) == a.normalized())
        // A corner alone.
        let corners = a.union(square(10, 10, 10))
        #expect(subpaths(corners).count == 2)
        #expect(corners.componentsSeparated().map { area($0) } == [100, 100])
        // The other way round.
        let turned = polygon([
            CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0),
        ])
        #expect(a.union(turned) == a.normalized())
    }

    @Test func nestedAndDisjoint() {
        let (outer, inner) = (square(0, 0, 10), square(2, 3, 4))
        #expect(outer.union(inner) == outer.normalized())
        #expect(outer.intersection(inner) == inner.normalized())
        let ring = outer.subtracting(inner)
        #expect(area(ring) == 84)
        #expect(subpaths(ring).count == 2)
        #expect(!ring.contains(CGPoint(x: 4, y: 5)))
        let parts = ring.union(square(3, 4, 1)).union(square(20, 0, 1)).componentsSeparated()
        #expect(parts.map { area($0) } == [84, 1, 1])
        #expect(outer.intersection(square(11, 0, 3)).isEmpty)
        #expect(area(outer.union(square(11, 0, 3))) == 109)
        #expect(inner.subtracting(outer).isEmpty)
        #expect(outer.union(CGMutablePath()) == outer.normalized())
        #expect(CGMutablePath().normalized().isEmpty)
    }

    /// The lens of two circles of radius r at distance d: 2 r² acos(d / 2r) - d/2 √(4r² - d²).
    @Test func circles() {
        let (radius, distance) = (50.0, 60.0)
        let (a, b) = (circle(0, 0, radius), circle(distance, 0, radius))
        let lens =
            2 * radius * radius * acos(distance / (2 * radius))
            - distance / 2 * (4 * radius * radius - distance * distance).squareRoot()
        let disc = Double.pi * radius * radius
        #expect(isNear(area(a.intersection(b)), lens, 2))
        #expect(isNear(area(a.union(b)), 2 * disc - lens, 4))
        #expect(isNear(area(a.subtracting(b)), disc - lens, 3))
        // Of the same chords, so exact.
        #expect(isNear(area(a.union(b)) + area(a.intersection(b)), 2 * area(a.normalized()), 1e-4))
        #expect(isNear(area(a.symmetricDifference(a.subtracting(b))), area(a.intersection(b)), 1e-4))
        let mirrored = CGPath(
            ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100),
            transform: [CGAffineTransform(scaleX: -1, y: 1)])
        #expect(isNear(area(a.symmetricDifference(mirrored)), 0, 1e-2))
    }

    @Test func crossingsOfOnePath() {
        let star = polygon(
            (0..<5).map { k in
                let angle = Double(k) * 4 * .pi / 5
                return CGPoint(x: 100 * cos(angle), y: 100 * sin(angle))
            })
        // The pentagon inside has the radius R cos 72° / cos 36°.
        let inner = 100 * cos(2 * Double.pi / 5) / cos(Double.pi / 5)
        let pentagon = 5 / 2.0 * inner * inner * sin(2 * .pi / 5)
        let whole = 5 * 100 * inner * sin(.pi / 5)
        #expect(isNear(area(star.normalized()), whole, 1e-3))
        #expect(isNear(area(star.normalized(using: .evenOdd)), whole - pentagon, 1e-3))
        #expect(star.componentsSeparated(using: .evenOdd).count == 5)
        #expect(star.componentsSeparated().count == 1)
        let bow = polygon([
            CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10),
        ])
        #expect(area(bow.normalized()) == 50)
        #expect(bow.componentsSeparated().map { area($0) } == [25, 25])
    }

    @Test func finePolygonsKeepTheirCorners() {
        let fine = polygon(
            (0..<3000).map { k in
                let angle = Double(k) * 2 * .pi / 3000
                return CGPoint(x: 100 * cos(angle), y: 100 * sin(angle))
            })
        #expect(subpaths(fine.normalized()).map(\.count) == [3000])
    }

    @Test func linesInAndOutOfAnArea() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5), CGPoint(x: 15, y: 20)])
        let area = square(0, 0, 10)
        #expect(elements(line.lineIntersection(area)) == ["m 0 5", "l 10 5"])
        #expect(
            elements(line.lineSubtracting(area)) == ["m -5 5", "l 0 5", "m 10 5", "l 15 5", "l 15 20"])
        let ring = area.subtracting(square(4, 4, 2))
        #expect(length(line.lineIntersection(ring, using: .evenOdd)) == 8)
        #expect(length(line.lineSubtracting(ring)) == 27)
        // A whole closed subpath stays closed; a line along the edge is in.
        #expect(elements(square(2, 2, 1).lineIntersection(area)) == elements(square(2, 2, 1)))
        #expect(elements(area.lineIntersection(area)) == elements(area))
        #expect(area.lineSubtracting(area).isEmpty)
    }

    @Test func randomPathsHoldTheSamePoints() {
        var random = Seeded(state: 7)
        for round in 0..<60 {
            // On a coarse grid, where corners and edges often fall on each other.
            let grid = round % 2 == 0 ? 8.0 : 1000.0
            func shape() -> CGPath {
                let path = CGMutablePath()
                for _ in 0..<2 {
                    path.addLines(
                        between: (0..<(3 + random.next(5))).map { _ in
                            CGPoint(
                                x: CGFloat(random.next(Int(grid))) * 100 / grid,
                                y: CGFloat(random.next(Int(grid))) * 100 / grid)
                        })
                    path.closeSubpath()
                }
                return path
            }
            let (a, b) = (shape(), shape())
            let rule: CGPathFillRule = round % 3 == 0 ? .evenOdd : .winding
            let results = [
                a.union(b, using: rule), a.intersection(b, using: rule), a.subtracting(b, using: rule),
                a.symmetricDifference(b, using: rule), a.normalized(using: rule),
            ]
            var wrong = 0
            for _ in 0..<200 {
                let point = CGPoint(x: random.unit() * 100, y: random.unit() * 100)
                let (inA, inB) = (a.contains(point, using: rule), b.contains(point, using: rule))
                let expected = [inA || inB, inA && inB, inA && !inB, inA != inB, inA]
                for (result, isIn) in zip(results, expected) {
                    for rule in [CGPathFillRule.winding, .evenOdd] where result.contains(point, using: rule) != isIn
                    {
                        wrong += 1
                    }
                }
            }
            #expect(wrong == 0)
            #expect(isNear(area(results[0]), area(results[1]) + area(results[3]), 1e-3))
            let parts = results[3].componentsSeparated()
            #expect(isNear(parts.reduce(0) { $0 + area($1) }, area(results[3]), 1e-3))
            #expect(parts.allSatisfy { area($0) > 0 })
        }
    }

    /// Curves: coverage of the result against coverage combined pixel by pixel.
    @Test func randomCurvesCoverTheSamePixels() throws {
        var random = Seeded(state: 11)
        func shape() -> CGPath {
            func point() -> CGPoint { CGPoint(x: random.unit() * 32, y: random.unit() * 32) }
            let path = CGMutablePath()
            path.move(to: point())
            for _ in 0..<3 { path.addCurve(to: point(), control1: point(), control2: point()) }
            return path
        }
        func inside(_ path: CGPath) throws -> [Bool] {
            let context = try canvas(32, 32)
            context.setShouldAntialias(false)
            context.setFlatness(0.05)
            context.addPath(path)
            context.fillPath()
            return (0..<32).flatMap { y in row(context, y).map { $0 != 0 } }
        }
        for _ in 0..<10 {
            let (a, b) = (shape(), shape())
            let (inA, inB) = (try inside(a), try inside(b))
            let union = try inside(a.union(b))
            let rest = try inside(a.subtracting(b))
            let wrong = inA.indices.count { union[$0] != (inA[$0] || inB[$0]) || rest[$0] != (inA[$0] && !inB[$0]) }
            // Centres that lie as near to an edge as chords may.
            #expect(wrong <= 4)
        }
    }

    @Test func hostileNumbersAreFiniteAndQuick() {
        var random = Seeded(state: 3)
        let values: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0, 1, 10, -4e6]
        for _ in 0..<100 {
            func shape() -> CGPath {
                let path = CGMutablePath()
                for _ in 0..<8 {
                    func point() -> CGPoint { CGPoint(x: values[random.next(10)], y: values[random.next(10)]) }
                    switch random.next(4) {
                    case 0: path.move(to: point())
                    case 1: path.addLine(to: point())
                    case 2: path.addCurve(to: point(), control1: point(), control2: point())
                    default: path.closeSubpath()
                    }
                }
                return path
            }
            let (a, b) = (shape(), shape())
            for result in [a.union(b), a.symmetricDifference(b), a.lineSubtracting(b)] + a.componentsSeparated() {
                #expect(subpaths(result).joined().allSatisfy { $0.x.isFinite && $0.y.isFinite })
            }
        }
        let tangle = polygon((0..<2000).map { _ in CGPoint(x: random.unit() * 100, y: random.unit() * 100) })
        #expect(tangle.normalized().isEmpty)
        let comb = CGMutablePath()
        for index in 0..<200 { comb.addRect(CGRect(x: 0, y: CGFloat(index), width: 1000, height: 0.5)) }
        #expect(isNear(area(comb.normalized()), 100_000, 1))
    }
}

/// A small generator of its own, the same everywhere.
struct Seeded {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(count))
    }

    mutating func unit() -> CGFloat { CGFloat(next(1 << 30)) / CGFloat(1 << 30) }
}
