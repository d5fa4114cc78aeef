import CornerGeometry
import Foundation
import Testing

@testable import Raster

/// Strokes are stretches of offset lines that are made once for each segment.
struct OffsetLinesTests {
    private let bounds = PixelRect(x0: 0, y0: 0, x1: 60, y1: 60)

    private func stroke(_ path: PathData, _ style: StrokeStyle, _ transform: Affine = .identity) -> Coverage {
        Coverage.ofStroke(
            path, style: style, transform: transform, flatness: .exact, isAntialiased: true, within: bounds)
    }

    private func polygons(_ path: PathData, _ style: StrokeStyle, pixel: Double) -> (points: Int, count: Int) {
        var stroker = Stroker()
        defer { stroker.free() }
        stroker.outline(
            path, style, transform: .identity, tolerance: 0.004, pixel: pixel, quartzTolerance: nil, within: nil)
        return (stroker.polygons.points.count, stroker.polygons.ends.count)
    }

    private var paths: [PathData] {
        var wave = PathData()
        wave.move(to: CGPoint(x: 5, y: 12))
        wave.addCurve(to: CGPoint(x: 52, y: 40), control1: CGPoint(x: 21, y: -22), control2: CGPoint(x: 30, y: 88))
        wave.addQuadCurve(to: CGPoint(x: 44, y: 6), control: CGPoint(x: 62, y: 14))
        let radii = CornerRadii(topLeft: 9, topRight: 14, bottomRight: 3)
        return [
            PathReference.cubicCircle(30.3, 29.8, 21), wave,
            PathData(Pictures.outline(6.3, 5.8, 46.5, 44.1, radii, .continuous)),
            PathData(Pictures.outline(6.5, 8.5, 45, 40, radii)),
        ]
    }

    /// What is cut from the lines of the whole path is what the parts of the path have by themselves: each is within 1.6
    /// levels of the true stroke.
    @Test(arguments: [StrokeStyle.Cap.butt, .round, .square])
    func dashesAreStrokesOfTheDashedPath(cap: StrokeStyle.Cap) {
        for path in paths {
            for (pattern, phase) in [([6.0, 5.5], 0.0), ([2, 3], 1.3), ([17, 9], 20)] {
                let style = StrokeStyle(width: 3, cap: cap, join: .round)
                var dashed = style
                dashed.dash = pattern
                dashed.dashPhase = phase
                let whole = stroke(path, dashed)
                let parts = stroke(path.dashed(pattern: pattern, phase: phase), style)
                for y in 0..<60 {
                    let pairs = zip(whole.row(y, 0..<60), parts.row(y, 0..<60))
                    #expect(pairs.allSatisfy { abs(Int($0) - Int($1)) <= 3 }, "row \(y)")
                }
            }
        }
    }

    @Test func trimsAreStrokesOfTheTrimmedPath() {
        for path in paths {
            for trim in [0...0.6, 0.13...0.14, 0.37...1] {
                let style = StrokeStyle(width: 2, cap: .round, join: .round)
                var trimmed = style
                trimmed.trim = trim
                let (whole, part) = (stroke(path, trimmed), stroke(path.trimmed(trim), style))
                for y in 0..<60 {
                    let pairs = zip(whole.row(y, 0..<60), part.row(y, 0..<60))
                    #expect(pairs.allSatisfy { abs(Int($0) - Int($1)) <= 2 }, "row \(y) of \(trim)")
                }
            }
        }
    }

    /// Where pixels are all that counts, small curves take fewer chords; what pixels show stays as it should.
    @Test func smallCurvesTakeFewChords() {
        var line = PathData()
        line.move(to: CGPoint(x: 10.3, y: 20.4))
        line.addLine(to: CGPoint(x: 30.6, y: 24.1))
        let style = StrokeStyle(width: 2, cap: .round)
        #expect(polygons(line, style, pixel: 1).points <= 40)
        for radius in [0.7, 1, 1.6, 2.5, 4, 9, 17] {
            for width in [0.5, 1.3, 2] where width < 2 * radius {
                let coverage = stroke(PathReference.cubicCircle(30.3, 29.8, radius), StrokeStyle(width: width))
                let rings = [1, -1].map {
                    PathReference.circle(30.3, 29.8, radius + $0 * width / 2, sides: 900)
                }
                let reference = PathReference.coverage(of: rings, rule: .evenOdd, bounds: bounds, lines: 128)
                let difference = PathReference.largestDifference(coverage, reference, bounds: bounds)
                #expect(difference < 1.6 + radius * 2.7e-4 * 255, "radius \(radius), width \(width)")
            }
        }
    }

    @Test func dotsOfManySizes() {
        for width in [0.4, 1, 2, 3.3, 7, 30] {
            var point = PathData()
            point.move(to: CGPoint(x: 30.3, y: 29.8))
            point.addLine(to: CGPoint(x: 30.3, y: 29.8))
            let coverage = stroke(point, StrokeStyle(width: width, cap: .round))
            let circle = PathReference.circle(30.3, 29.8, width / 2, sides: 900)
            let reference = PathReference.coverage(of: [circle], rule: .nonZero, bounds: bounds, lines: 128)
            #expect(PathReference.largestDifference(coverage, reference, bounds: bounds) < 1.6, "width \(width)")
        }
    }

    @Test func stretchesRunOverTheStart() {
        func parts(_ stretch: ContourStretch) -> [[Double]] {
            var result: [[Double]] = []
            stretch.forEachPart(of: 3) { result.append([Double($0), $1, $2]) }
            return result
        }
        let (early, late) = (ContourStretch.Place(segment: 1, t: 0.25), ContourStretch.Place(segment: 1, t: 0.75))
        let end = ContourStretch.Place(segment: 2, t: 0.5)
        #expect(parts(ContourStretch(from: early, to: late)) == [[1, 0.25, 0.75]])
        #expect(parts(ContourStretch(from: late, to: end)) == [[1, 0.75, 1], [2, 0, 0.5]])
        // Twice in the segment that it begins in.
        #expect(
            parts(ContourStretch(from: late, to: early, wraps: true))
                == [[1, 0.75, 1], [2, 0, 1], [0, 0, 1], [1, 0, 0.25]])
        #expect(ContourStretch(from: early, to: early).isPoint)
        #expect(!ContourStretch(from: early, to: early, wraps: true).isPoint)
        // A part of no length is left out; so is what a segment lacks.
        #expect(parts(ContourStretch(from: early, to: .init(segment: 2, t: 0))) == [[1, 0.25, 1]])
        #expect(parts(ContourStretch(from: end, to: late)) == [[2, 0.5, 1]])
    }

    /// Beyond the grid's range lines are drawn by way of numbers without bounds.
    @Test func farPointsAreOffTheGrid() {
        func area(_ far: Double) -> Double {
            var line = PathData()
            line.move(to: CGPoint(x: -far, y: 30))
            line.addLine(to: CGPoint(x: far, y: 30))
            return stroke(line, StrokeStyle(width: 4)).area
        }
        for far in [32_767.0, 32_769, 65_536, 1e6, 1e9] { #expect(abs(area(far) - 240) < 0.1, "\(far)") }
    }
}
