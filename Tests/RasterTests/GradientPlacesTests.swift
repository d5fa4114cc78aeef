import CornerGeometry
import Foundation
import Testing

@testable import Raster

/// Radial and conic gradients.
struct GradientPlacesTests {
    private let ramp = [
        GradientPaint.Stop(location: 0, red: 0, green: 0, blue: 0, alpha: 1),
        GradientPaint.Stop(location: 1, red: 1, green: 1, blue: 1, alpha: 1),
    ]

    /// The red bytes of a row, or nil where nothing is painted.
    private func row(_ geometry: GradientPaint.Geometry, y: Int, count: Int, extends: Bool = true) -> [Int?] {
        var pixels = [UInt32](repeating: 7, count: count)
        let span = GradientSpan(
            GradientPaint(
                stops: ramp, geometry: geometry, extendsBeforeStart: extends, extendsAfterEnd: extends))
        pixels.withUnsafeMutableBufferPointer { span.fill($0, x: 0, y: y) }
        return pixels.map { $0 >> 24 == 0 ? nil : Int($0 & 255) }
    }

    @Test func circlesAboutOneCentre() {
        let geometry = GradientPaint.Geometry.radial(
            startCenter: CGPoint(x: 10, y: 10), startRadius: 0, endCenter: CGPoint(x: 10, y: 10), endRadius: 10)
        for (x, found) in row(geometry, y: 12, count: 20).enumerated() {
            let (dx, dy) = (Double(x) + 0.5 - 10, 2.5)
            let expected = min((dx * dx + dy * dy).squareRoot() / 10, 1) * 255
            #expect(abs(Double(found ?? -9) - expected) <= 0.51, "\(x)")
        }
    }

    @Test func theCircleFarthestOnWins() {
        // From a point to a circle beside it: a cone; behind its tip there is nothing.
        let cone = GradientPaint.Geometry.radial(
            startCenter: CGPoint(x: 4, y: 8.5), startRadius: 0, endCenter: CGPoint(x: 24, y: 8.5), endRadius: 10)
        let found = row(cone, y: 8, count: 60)
        #expect(found[2] == nil && found[3] == nil)
        // On the axis, circle t reaches from 4 + 10 t to 4 + 30 t: the largest t is at the near side.
        for x in [4, 8, 13] {
            let expected = min((Double(x) + 0.5 - 4) / 10, 1) * 255
            #expect(abs(Double(found[x] ?? -9) - expected) <= 0.51, "\(x)")
        }
        #expect(found[20] == 255)
        // Without extension, inside the last circle the far side of smaller ones shows, and past 34 nothing.
        let held = row(cone, y: 8, count: 60, extends: false)
        #expect(held[13] == 242 && held[40] == nil)
        #expect(abs(Double(held[20] ?? -9) - 16.5 / 30 * 255) <= 0.51)
    }

    @Test func outsideOfTheEndNothingUnlessExtended() {
        let ring = GradientPaint.Geometry.radial(
            startCenter: CGPoint(x: 10, y: 10), startRadius: 4, endCenter: CGPoint(x: 10, y: 10), endRadius: 8)
        let bare = row(ring, y: 9, count: 20, extends: false)
        #expect(bare[10] == nil && bare[1] == nil && bare[15] != nil && bare[4] != nil)
        let extended = row(ring, y: 9, count: 20)
        #expect(extended[10] == 0 && extended[0] == 255)
    }

    @Test func aTurn() {
        let turn = GradientPaint.Geometry.conic(center: CGPoint(x: 8, y: 8), angle: 0)
        for y in 0..<16 {
            for (x, found) in row(turn, y: y, count: 16).enumerated() {
                var angle = atan2(Double(y) + 0.5 - 8, Double(x) + 0.5 - 8)
                if angle < 0 { angle += 2 * .pi }
                #expect(abs(Double(found ?? -9) - angle / (2 * .pi) * 255) <= 0.51, "\(x), \(y)")
            }
        }
        // Turned by a quarter, it begins at +y.
        let quarter = GradientPaint.Geometry.conic(center: CGPoint(x: 8, y: 8), angle: .pi / 2)
        #expect(row(quarter, y: 15, count: 16)[7] == 3 && row(quarter, y: 15, count: 16)[8] == 252)
    }

    @Test func directionsAreExactOnTheAxes() {
        #expect(Trigonometry.turn(x: 1, y: 0) == 0 && Trigonometry.turn(x: 0, y: 3) == 0.25)
        #expect(Trigonometry.turn(x: -2, y: 0) == 0.5 && Trigonometry.turn(x: 0, y: -1) == 0.75)
        #expect(Trigonometry.turn(x: 0, y: 0) == 0 && (0..<1).contains(Trigonometry.turn(x: .nan, y: 1)))
        for step in 0..<400 {
            let angle = Double(step) / 400 * 2 * .pi
            let turn = Trigonometry.turn(x: cos(angle), y: sin(angle))
            #expect(abs(turn - Double(step) / 400) < 1e-14 || step == 0)
        }
    }

    @Test func absurdValuesPaintSomethingFinite() {
        let odd = [0, 1e300, -1e300, .nan, .infinity, 1e-300]
        for a in odd {
            for b in odd {
                let point = CGPoint(x: a, y: b)
                _ = row(
                    .radial(startCenter: point, startRadius: a, endCenter: .zero, endRadius: b), y: 3, count: 9)
                _ = row(.conic(center: point, angle: b), y: 3, count: 9)
            }
        }
    }

    @Test func coloursUnderTheStoredAlpha() {
        let half = [0.0, 1].map { GradientPaint.Stop(location: $0, red: 0.9, green: 0, blue: 0, alpha: 0.5) }
        var paint = GradientPaint(stops: half, start: .zero, end: CGPoint(x: 8, y: 0))
        func red() -> UInt32 {
            var pixels: [UInt32] = [0]
            pixels.withUnsafeMutableBufferPointer { GradientSpan(paint).fill($0, x: 2, y: 0) }
            return pixels[0] & 255
        }
        // 0.9 × 127.5 = 114.75, and 0.9 × 128 = 115.2: the same byte; at 0.902, 115.005 and 115.456.
        #expect(red() == 115)
        paint.keepsColor = true
        #expect(red() == 115)
        paint.stops = paint.stops.map {
            GradientPaint.Stop(location: $0.location, red: 1, green: 0, blue: 0, alpha: 0.498)
        }
        // 126.99 is 127 either way; white stays white under its alpha.
        #expect(red() == 127)
    }
}
