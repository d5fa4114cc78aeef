import Foundation
import Testing

@testable import Raster

struct GradientTests {
    private func row(
        _ paint: GradientPaint, count: Int, x: Int = 0, y: Int = 0, kernels: Kernels = .best
    ) -> [UInt32] {
        var result = [UInt32](repeating: 7, count: count)
        let span = GradientSpan(paint, kernels: kernels)
        result.withUnsafeMutableBufferPointer { span.fill($0, x: x, y: y) }
        return result
    }

    private func stop(_ location: Double, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1)
        -> GradientPaint.Stop
    {
        GradientPaint.Stop(location: location, red: red, green: green, blue: blue, alpha: alpha)
    }

    private func components(_ pixel: UInt32) -> [Int] { [0, 8, 16, 24].map { Int(pixel >> $0 & 255) } }

    /// Interpolated straight, premultiplied after.
    private func exact(_ stops: [GradientPaint.Stop], _ t: Double) -> [Double] {
        var from = stops[0]
        var to = stops[0]
        for stop in stops {
            to = stop
            if t < stop.location { break }
            from = stop
        }
        let length = to.location - from.location
        let u = length > 0 ? min(max((t - from.location) / length, 0), 1) : 0
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * u }
        let alpha = mix(from.alpha, to.alpha)
        return [
            mix(from.red, to.red) * alpha * 255, mix(from.green, to.green) * alpha * 255,
            mix(from.blue, to.blue) * alpha * 255, alpha * 255,
        ]
    }

    /// Whole blocks on a ramp are the kernels' work, single pixels are not.
    @Test(arguments: [false, true]) func blocksAndPixelsAreTheSameByEitherSet(keepsColor: Bool) {
        let stops = [stop(0.1, 1, 0, 0.25), stop(0.4, 0.2, 1, 0.5, 0.3), stop(0.9, 0.3, 0.6, 0.9)]
        for (end, extends) in [
            (CGPoint(x: 200, y: 60), true), (CGPoint(x: -150, y: 3), false), (CGPoint(x: 9, y: 4), true),
        ] {
            var paint = GradientPaint(
                stops: stops, start: CGPoint(x: 5, y: 4), end: end, extendsBeforeStart: extends,
                extendsAfterEnd: extends)
            paint.keepsColor = keepsColor
            for y in [0, 3, 40] {
                let pixels = row(paint, count: 400, x: -133, y: y)
                #expect(pixels == row(paint, count: 400, x: -133, y: y, kernels: .portable))
                #expect(pixels == (0..<400).map { row(paint, count: 1, x: $0 - 133, y: y)[0] })
            }
        }
    }

    @Test func nearTheExactColour() {
        let stops = [
            stop(0.1, 1, 0, 0.25), stop(0.4, 0.2, 1, 0.5, 0.3), stop(0.4, 0, 0, 1), stop(0.75, 1, 1, 0, 0),
            stop(0.9, 0.3, 0.6, 0.9),
        ]
        let transform = Affine(a: 1.3, b: 0.4, c: -0.7, d: 2.1, tx: 13, ty: -5)
        let paint = GradientPaint(
            stops: stops, start: CGPoint(x: 3, y: 4), end: CGPoint(x: 60, y: 31), transform: transform)
        guard let inverse = transform.inverted else { return }
        for y in [0, 17, 50] {
            let pixels = row(paint, count: 150, x: -20, y: y)
            for (index, pixel) in pixels.enumerated() {
                let p = inverse.apply(to: CGPoint(x: Double(index - 20) + 0.5, y: Double(y) + 0.5))
                let t = ((p.x - 3) * 57 + (p.y - 4) * 27) / (57 * 57 + 27 * 27)
                if abs(t - 0.4) < 1e-5 { continue }
                for (have, want) in zip(components(pixel), exact(stops, t)) {
                    #expect(abs(Double(have) - want) < 0.51, "t \(t)")
                }
            }
        }
    }

    @Test func endsAndBeyond() {
        let stops = [stop(0, 1, 0, 0), stop(1, 0, 0, 1, 0.5)]
        var paint = GradientPaint(stops: stops, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0))
        let first = PixelColor(red: 1, green: 0, blue: 0, alpha: 1).bits
        let last = PixelColor(red: 0, green: 0, blue: 1, alpha: 0.5).bits
        #expect(row(paint, count: 30)[9] == first && row(paint, count: 30)[0] == first)
        #expect(row(paint, count: 30)[20] == last && row(paint, count: 30)[29] == last)
        paint.extendsBeforeStart = false
        #expect(row(paint, count: 30)[9] == 0 && row(paint, count: 30)[10] != 0)
        paint.extendsAfterEnd = false
        #expect(row(paint, count: 30)[20] == 0 && row(paint, count: 30)[19] != 0)
    }

    @Test func hardStops() {
        let stops = [stop(0, 1, 0, 0), stop(0.5, 1, 0, 0), stop(0.5, 0, 1, 0), stop(1, 0, 1, 0)]
        let paint = GradientPaint(stops: stops, start: .zero, end: CGPoint(x: 20, y: 0))
        let pixels = row(paint, count: 20)
        #expect(pixels[0..<10].allSatisfy { $0 == 0xff00_00ff })
        #expect(pixels[10..<20].allSatisfy { $0 == 0xff00_ff00 })
    }

    @Test func rowsThatBeginElsewhere() {
        let stops = [stop(0, 1, 0, 0.3), stop(0.3, 0, 1, 0.5, 0.2), stop(1, 0, 0, 1)]
        let paint = GradientPaint(stops: stops, start: CGPoint(x: 1.3, y: 2), end: CGPoint(x: 90, y: 40))
        let whole = row(paint, count: 100, y: 5)
        for start in [1, 3, 8, 13, 50] {
            #expect(row(paint, count: 37, x: start, y: 5) == Array(whole[start..<(start + 37)]))
        }
        let vertical = GradientPaint(stops: stops, start: .zero, end: CGPoint(x: 0, y: 10))
        #expect(Set(row(vertical, count: 20, y: 4)).count == 1)
    }

    @Test func degenerateAndHostile() {
        let stops = [stop(0, 1, 0, 0), stop(1, 0, 0, 1)]
        var paint = GradientPaint(stops: stops, start: CGPoint(x: 5, y: 5), end: CGPoint(x: 5, y: 5))
        #expect(row(paint, count: 3) == [0xffff_0000, 0xffff_0000, 0xffff_0000])
        paint.extendsAfterEnd = false
        #expect(row(paint, count: 1) == [0xff00_00ff])
        paint.extendsBeforeStart = false
        #expect(row(paint, count: 1) == [0])
        let end = CGPoint(x: 10, y: 0)
        #expect(row(GradientPaint(stops: [], start: .zero, end: end), count: 2) == [0, 0])
        #expect(row(GradientPaint(stops: [stop(0.5, 0, 1, 0)], start: .zero, end: end), count: 1) == [0xff00_ff00])
        let singular = Affine(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0)
        #expect(row(GradientPaint(stops: stops, start: .zero, end: end, transform: singular), count: 1) == [0])
        _ = row(GradientPaint(stops: stops, start: CGPoint(x: Double.nan, y: 0), end: end), count: 9)
        _ = row(
            GradientPaint(stops: stops, start: CGPoint(x: 1e300, y: 0), end: CGPoint(x: -1e300, y: 0)), count: 9)
        _ = row(GradientPaint(stops: stops, start: .zero, end: CGPoint(x: 1e-300, y: 0)), count: 9)
        _ = row(GradientPaint(stops: stops, start: .zero, end: CGPoint(x: 1e-120, y: 0)), count: 9)
        let strange = [
            stop(.nan, .nan, -3, 7, .infinity), stop(0.7, 1, 1, 1), stop(0.2, 0, 0, 0), stop(1e300, 2, 2, 2),
        ]
        let pixels = row(GradientPaint(stops: strange, start: .zero, end: CGPoint(x: 50, y: 0)), count: 60)
        for pixel in pixels {
            let parts = components(pixel)
            #expect(parts[0] <= parts[3] && parts[1] <= parts[3] && parts[2] <= parts[3])
        }
        #expect(
            row(GradientPaint(stops: strange, start: .zero, end: CGPoint(x: 50, y: 0)), count: 1, x: -3) == [
                0xffff_0000
            ])
    }
}
