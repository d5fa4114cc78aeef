import Foundation
import Testing

@testable import Raster

/// Quartz measures dashes along coarse chords.
struct CoarseDashTests {
    /// A quarter of a circle of radius 10 about the origin.
    private let quarter: PathData = {
        var path = PathData()
        let k = 5.522847498
        path.move(to: CGPoint(x: 10, y: 0))
        path.addCurve(to: CGPoint(x: 0, y: 10), control1: CGPoint(x: 10, y: k), control2: CGPoint(x: k, y: 10))
        return path
    }()

    @Test func theLengthIsThatOfTheChords() {
        let contour = PathContour.all(of: quarter)[0]
        // |p0 - 2 p1 + p2| is 4.48, a quarter of that after one halving, about .28 after two: four chords.
        let measured = MeasuredContour(contour, coarseness: 0.6)
        let points = [0, 0.25, 0.5, 0.75, 1].map { contour.segments[0].point(at: $0) }
        let chords = zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
        #expect(abs(measured.length - chords) < 1e-12)
        #expect(chords < MeasuredContour(contour).length - 0.02)
        // Half way along it is half way along the curve, on the true curve.
        let middle = measured.part(from: 0, to: chords / 2).segments.last?.p3 ?? .zero
        #expect(abs(middle.length - 10) < 0.01 && abs(middle.x - middle.y) < 1e-9)
    }

    @Test func aStrokeTakesThemInQuartzsLookAlone() {
        func stroked(_ flatness: Flatness) -> [UInt8] {
            let style = StrokeStyle(width: 2, dash: [0.5, 0.5])
            let shape = Shape(
                .stroke(quarter, style, Affine(a: 4, b: 0, c: 0, d: 4, tx: 0, ty: 0)), flatness: flatness)
            return Pictures.alphas([DrawItem(.fill(shape, .color(.black)))], 44, 44)
        }
        let (exact, coarse) = (stroked(.exact), stroked(.quartz))
        // The first dash begins at the same place; the last lies a part of a pixel on.
        #expect(abs(Int(exact[0 * 44 + 40]) - Int(coarse[0 * 44 + 40])) <= 2)
        #expect(zip(exact, coarse).contains { abs(Int($0) - Int($1)) > 8 })
    }
}
