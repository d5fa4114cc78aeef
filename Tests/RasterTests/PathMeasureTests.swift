import Foundation
import Raster
import Testing

struct PathMeasureTests {
    private func line(_ points: [(Double, Double)], closed: Bool = false) -> PathData {
        var path = PathData()
        path.move(to: CGPoint(x: points[0].0, y: points[0].1))
        for point in points.dropFirst() { path.addLine(to: CGPoint(x: point.0, y: point.1)) }
        if closed { path.close() }
        return path
    }

    private var curve: PathData {
        var path = PathData()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addCurve(to: CGPoint(x: 60, y: 5), control1: CGPoint(x: 90, y: 80), control2: CGPoint(x: -40, y: 70))
        path.addQuadCurve(to: CGPoint(x: 20, y: -9), control: CGPoint(x: 75, y: -30))
        return path
    }

    /// By chords so fine that their own shortfall is under 1e-9.
    private func chordLength(_ path: PathData) -> Double {
        let flat = path.flattened(tolerance: 1e-6)
        var sum = 0.0
        for index in flat.points.indices.dropFirst() {
            let a = flat.points[index - 1]
            let b = flat.points[index]
            sum += ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
        }
        return sum
    }

    @Test func lengths() {
        #expect(line([(0, 0), (3, 4)]).length == 5)
        #expect(line([(0, 0), (10, 0), (10, 10)], closed: true).length == 20 + 200.0.squareRoot())
        #expect(PathData().length == 0)
        // A parabola y = x^2 / 4 from 0 to 2: sqrt 2 + asinh 1.
        var parabola = PathData()
        parabola.move(to: .zero)
        parabola.addQuadCurve(to: CGPoint(x: 2, y: 1), control: CGPoint(x: 1, y: 0))
        #expect(abs(parabola.length - (2.0.squareRoot() + asinh(1))) < 1e-9)
        #expect(abs(curve.length - chordLength(curve)) < 1e-5)
        // A cusp, where the speed is zero on the way.
        var cusp = PathData()
        cusp.move(to: .zero)
        cusp.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 10, y: 10), control2: CGPoint(x: 0, y: 10))
        #expect(abs(cusp.length - chordLength(cusp)) < 1e-4)
    }

    @Test func trimmingByArcLength() {
        let whole = curve.length
        for (low, high) in [(0, 0.25), (0.1, 0.9), (0.33, 0.34), (0.5, 1)] {
            let part = curve.trimmed(low...high)
            #expect(abs(part.length - whole * (high - low)) < 1e-6 * whole)
            let rest = curve.trimmed(0...low)
            #expect(abs(rest.length - whole * low) < 1e-6 * whole)
        }
        // True pieces: still curves.
        #expect(curve.trimmed(0.1...0.2).verbs == [.move, .cubic])
        #expect(curve.trimmed(0.3...0.3).isEmpty)
        #expect(curve.trimmed(0...1) == curve)
        #expect(curve.trimmed((-3)...7) == curve)
        #expect(curve.trimmed(2...7).isEmpty)
    }

    @Test func trimmingOverSubpaths() {
        var path = line([(0, 0), (10, 0)])
        path.append(line([(0, 5), (10, 5), (10, 15), (0, 15)], closed: true))
        path.append(line([(0, 30), (50, 30)]))
        // 10 + 40 + 50
        #expect(path.trimmed(0.05...0.2).verbs == [.move, .line, .move, .line])
        #expect(path.trimmed(0.05...0.2).points.last == CGPoint(x: 10, y: 5))
        #expect(path.trimmed(0.1...0.5).verbs == [.move, .line, .line, .line, .close])
        let end = path.trimmed(0.45...0.75)
        #expect(
            end.points == [
                CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 5), CGPoint(x: 0, y: 30), CGPoint(x: 25, y: 30),
            ])
    }

    @Test func dashes() {
        let straight = line([(0, 0), (100, 0)])
        let dashed = straight.dashed(pattern: [10, 5], phase: 0)
        #expect(dashed.verbs.filter { $0 == .move }.count == 7)
        #expect(dashed.length == 70)
        #expect(dashed.points[2] == CGPoint(x: 15, y: 0))
        #expect(straight.dashed(pattern: [10, 5], phase: 12).points[0] == CGPoint(x: 3, y: 0))
        #expect(straight.dashed(pattern: [10, 5], phase: 7).points[1] == CGPoint(x: 3, y: 0))
        #expect(straight.dashed(pattern: [10, 5], phase: -3).points[0] == CGPoint(x: 3, y: 0))
        #expect(straight.dashed(pattern: [10, 5], phase: -33).points[0] == CGPoint(x: 3, y: 0))
        // An odd pattern changes places: 10 on, 10 off.
        #expect(straight.dashed(pattern: [10], phase: 0).length == 50)
        // Corners stay inside a dash.
        let bent = line([(0, 0), (6, 0), (6, 50)])
        #expect(bent.dashed(pattern: [10, 90], phase: 0).verbs == [.move, .line, .line])
    }

    @Test func dashesOfClosedPaths() {
        let square = line([(0, 0), (20, 0), (20, 20), (0, 20)], closed: true)
        let dashed = square.dashed(pattern: [10, 10], phase: 5)
        // The last 5 and the first 5 are one dash around the corner.
        #expect(dashed.verbs.filter { $0 == .move }.count == 4)
        #expect(dashed.verbs.prefix(3) == [.move, .line, .line])
        #expect(dashed.length == 40)
        #expect(square.dashed(pattern: [500, 1], phase: 0) == square)

        var rounded = PathData()
        let k = 0.5522847498 * 10
        rounded.move(to: CGPoint(x: 10, y: 0))
        rounded.addLine(to: CGPoint(x: 50, y: 0))
        rounded.addCurve(
            to: CGPoint(x: 60, y: 10), control1: CGPoint(x: 50 + k, y: 0), control2: CGPoint(x: 60, y: 10 - k))
        rounded.addLine(to: CGPoint(x: 60, y: 40))
        rounded.addLine(to: CGPoint(x: 10, y: 40))
        rounded.close()
        let whole = rounded.length
        #expect(abs(whole - (40 + 5 * Double.pi + 30 + 50 + 40)) < 0.01)
        let six = rounded.dashed(pattern: [6, 4], phase: 0)
        // The eighteenth is cut by the end, and one with the first.
        #expect(six.verbs.filter { $0 == .move }.count == 17)
        let full = (whole / 10).rounded(.down)
        #expect(abs(six.length - (full * 6 + min(6, whole - full * 10))) < 1e-6)
    }

    @Test func patternsThatAreNone() {
        let straight = line([(0, 0), (100, 0)])
        for pattern in [[], [0, 0], [-1, 3], [Double.nan, 2], [.infinity, 1]] {
            #expect(straight.dashed(pattern: pattern, phase: 1) == straight)
        }
        #expect(straight.dashed(pattern: [3, 3], phase: .nan).points[0] == .zero)
        #expect(!straight.dashed(pattern: [3, 3], phase: 1e300).isEmpty)
        let tiny = line([(0, 0), (1e6, 0)]).dashed(pattern: [1e-12, 3e-12], phase: 0)
        #expect(abs(tiny.length - 2.5e5) < 100)
        #expect(tiny.verbs.count < 500_000)
    }

    @Test func bounds() {
        #expect(PathData().boundingBox == nil)
        #expect(PathData().boundingBoxOfPath == nil)
        var path = PathData()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
        path.addCurve(to: CGPoint(x: 10, y: 20), control1: CGPoint(x: 30, y: 0), control2: CGPoint(x: 30, y: 20))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 25, height: 20))
        path.addLine(to: CGPoint(x: Double.nan, y: 0))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 25, height: 20))
        var lone = PathData()
        lone.move(to: CGPoint(x: 3, y: 4))
        #expect(lone.boundingBoxOfPath == CGRect(x: 3, y: 4, width: 0, height: 0))
        #expect(lone.boundingBox == CGRect(x: 3, y: 4, width: 0, height: 0))
    }

    @Test func pointsInside() {
        let circle = PathReference.cubicCircle(10, 10, 8)
        for angle in 0..<32 {
            let a = Double(angle) * Double.pi / 16 + 0.01
            #expect(circle.contains(CGPoint(x: 10 + 7.99 * cos(a), y: 10 + 7.99 * sin(a)), rule: .nonZero))
            #expect(!circle.contains(CGPoint(x: 10 + 8.01 * cos(a), y: 10 + 8.01 * sin(a)), rule: .nonZero))
        }
        var rings = circle
        rings.append(PathReference.cubicCircle(10, 10, 4))
        #expect(rings.contains(CGPoint(x: 10, y: 10), rule: .nonZero))
        #expect(!rings.contains(CGPoint(x: 10, y: 10), rule: .evenOdd))
        #expect(rings.contains(CGPoint(x: 16, y: 10), rule: .evenOdd))
        var opposite = circle
        opposite.append(PathReference.cubicCircle(10, 10, 4, clockwise: false))
        #expect(!opposite.contains(CGPoint(x: 10, y: 10), rule: .nonZero))
        let open = line([(0, 0), (10, 0), (10, 10)])
        #expect(open.contains(CGPoint(x: 8, y: 4), rule: .nonZero))
        #expect(open.contains(CGPoint(x: 5, y: 0), rule: .nonZero))
        #expect(!open.contains(CGPoint(x: 10, y: 5), rule: .nonZero))
        #expect(!open.contains(CGPoint(x: Double.nan, y: 5), rule: .nonZero))
        #expect(!PathData().contains(.zero, rule: .evenOdd))
    }

    @Test func flattening() {
        let flat = PathReference.cubicCircle(0, 0, 100).flattened(tolerance: 0.5)
        #expect(flat.verbs.allSatisfy { $0 == .move || $0 == .line || $0 == .close })
        for index in flat.points.indices.dropFirst() {
            let a = flat.points[index - 1]
            let b = flat.points[index]
            let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
            #expect(100 - (middle.x * middle.x + middle.y * middle.y).squareRoot() < 0.5)
        }
        #expect(flat.verbs.count < 60)
        #expect(PathReference.cubicCircle(0, 0, 1).flattened(tolerance: .nan).verbs.count > 100)
    }
}
