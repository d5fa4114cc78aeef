import Foundation
import Raster
import Testing

struct BlurTests {
    /// Integral over the target's pixel and the source's pixel, `distance` apart, of a Gaussian: the second
    /// difference of a function whose second derivative is the Gaussian.
    private func weight(_ distance: Double, sigma: Double) -> Double {
        func twice(_ x: Double) -> Double {
            let u = x / sigma
            return x * 0.5 * erfc(-u / 2.0.squareRoot())
                + sigma * exp(-u * u / 2) / (2 * Double.pi).squareRoot()
        }
        return twice(distance + 1) - 2 * twice(distance) + twice(distance - 1)
    }

    private func reference(
        _ plane: AlphaPlane, sigma: Double, dx: Double, dy: Double, bounds: PixelRect
    ) -> [[Double]] {
        func weights(_ from: Range<Int>, _ to: Range<Int>, _ shift: Double) -> [[Double]] {
            to.map { target in from.map { weight(Double(target - $0) - shift, sigma: sigma) } }
        }
        let across = weights(plane.bounds.x0..<plane.bounds.x1, bounds.x0..<bounds.x1, dx)
        let down = weights(plane.bounds.y0..<plane.bounds.y1, bounds.y0..<bounds.y1, dy)
        let rows: [[Double]] = (0..<plane.bounds.height).map { y in
            across.map { line in
                var sum = 0.0
                for x in line.indices { sum += line[x] * Double(plane.bytes[y * plane.stride + x]) }
                return sum
            }
        }
        return down.map { line in
            (0..<bounds.width).map { x in
                var sum = 0.0
                for y in line.indices { sum += line[y] * rows[y][x] }
                return sum
            }
        }
    }

    private func plane(_ bounds: PixelRect, _ value: (Int, Int) -> UInt8) -> AlphaPlane {
        var plane = AlphaPlane(bounds: bounds)
        for y in bounds.y0..<bounds.y1 {
            for x in bounds.x0..<bounds.x1 {
                plane.bytes[(y - bounds.y0) * plane.stride + x - bounds.x0] = value(x, y)
            }
        }
        return plane
    }

    private func worst(_ plane: AlphaPlane, sigma: Double, dx: Double, dy: Double, within: PixelRect) -> Double {
        let blurred = plane.blurred(sigma: sigma, dx: dx, dy: dy, within: within)
        let exact = reference(plane, sigma: sigma, dx: dx, dy: dy, bounds: within)
        var worst = 0.0
        for y in within.y0..<within.y1 {
            for x in within.x0..<within.x1 {
                let inside =
                    x >= blurred.bounds.x0 && x < blurred.bounds.x1 && y >= blurred.bounds.y0
                    && y < blurred.bounds.y1
                let byte =
                    inside
                    ? blurred.bytes[(y - blurred.bounds.y0) * blurred.stride + x - blurred.bounds.x0] : 0
                worst = max(worst, abs(Double(byte) - exact[y - within.y0][x - within.x0]))
            }
        }
        return worst
    }

    @Test(arguments: [0.3, 0.5, 1, 1.5, 2, 2.99, 3, 4, 5, 6.01, 7, 10, 12, 25, 60, 100, 170])
    func nearTheExactGaussian(sigma: Double) {
        let side = max(16, min(Int(sigma * 1.5), 70))
        let source = PixelRect(x0: -7, y0: 3, x1: -7 + side, y1: 3 + side + 5)
        // A solid block, a block in a phase of its own with noise, and a thin bright frame.
        let planes = [
            plane(source) { _, _ in 255 },
            plane(source) { x, y in
                (x &* 7 &+ y &* 13) % 5 < 2 || x > 3 ? UInt8(truncatingIfNeeded: 255 - (x &* y & 7)) : 0
            },
            plane(source) { x, y in x == source.x0 || y == source.y1 - 2 ? 255 : 0 },
        ]
        let margin = min(Int(sigma * 4) + 3, 60)
        let within = PixelRect(
            x0: source.x0 - margin, y0: source.y0 - margin, x1: source.x1 + margin, y1: source.y1 + margin)
        for (number, plane) in planes.enumerated() {
            for (dx, dy) in [(0.0, 0.0), (0.37, -2.75)] {
                let difference = worst(plane, sigma: sigma, dx: dx, dy: dy, within: within)
                #expect(difference < 1.5, "plane \(number) moved \(dx) \(dy): \(difference)")
            }
        }
    }

    @Test func largePlaneWhereTheGaussianIsWhole() {
        // A half plane: the full profile of an edge, at sigmas just before and after a level is added.
        for sigma in [2.99, 3, 5.99, 6, 12, 24] {
            let reach = Int(sigma * 4)
            let strip = plane(PixelRect(x0: 1, y0: -2 * reach, x1: 1 + 2 * reach, y1: 2 * reach)) { _, _ in 255 }
            let within = PixelRect(x0: 1 - reach, y0: 0, x1: 1 + reach, y1: 1)
            for step in 0..<8 {
                let difference = worst(strip, sigma: sigma, dx: Double(step) * 0.29, dy: 0, within: within)
                #expect(difference < 1, "sigma \(sigma): \(difference)")
            }
        }
    }

    @Test func shiftAlone() {
        let source = plane(PixelRect(x0: 0, y0: 0, x1: 4, y1: 3)) { x, y in
            UInt8(truncatingIfNeeded: 50 * x + 10 * y)
        }
        let within = PixelRect(x0: -10, y0: -10, x1: 20, y1: 20)
        let moved = source.blurred(sigma: 0, dx: 3, dy: -2, within: within)
        for y in 0..<3 {
            for x in 0..<4 {
                let place = (y - 2 - moved.bounds.y0) * moved.stride + x + 3 - moved.bounds.x0
                #expect(moved.bytes[place] == source.bytes[y * source.stride + x])
            }
        }
        let half = source.blurred(sigma: 0, dx: 0.5, dy: 0, within: within)
        let row = (0 - half.bounds.y0) * half.stride - half.bounds.x0
        // 0 50 100 150 moved by half a pixel.
        #expect((0..<6).map { half.bytes[row + $0] } == [0, 25, 75, 125, 75, 0])
    }

    @Test(arguments: [0, 0.4, 1.7, 3, 6.5, 30])
    func partsHaveTheSameBytes(sigma: Double) {
        let source = plane(PixelRect(x0: -5, y0: -9, x1: 30, y1: 25)) { x, y in
            UInt8(truncatingIfNeeded: x &* 37 ^ y &* 11)
        }
        let all = PixelRect(x0: -200, y0: -200, x1: 200, y1: 200)
        let whole = source.blurred(sigma: sigma, dx: 1.3, dy: 4.6, within: all)
        for part in [
            PixelRect(x0: -13, y0: 2, x1: 8, y1: 9), PixelRect(x0: 0, y0: 0, x1: 1, y1: 1),
            PixelRect(x0: 17, y0: -30, x1: 44, y1: 33),
        ] {
            let some = source.blurred(sigma: sigma, dx: 1.3, dy: 4.6, within: part)
            let shared = part.intersection(whole.bounds)
            #expect(some.bounds == shared)
            for y in shared.y0..<max(shared.y0, shared.y1) {
                for x in shared.x0..<shared.x1 {
                    let a = some.bytes[(y - some.bounds.y0) * some.stride + x - some.bounds.x0]
                    let b = whole.bytes[(y - whole.bounds.y0) * whole.stride + x - whole.bounds.x0]
                    #expect(a == b)
                }
            }
        }
    }

    @Test func hostileNumbers() {
        let source = plane(PixelRect(x0: 0, y0: 0, x1: 5, y1: 5)) { _, _ in 255 }
        let within = PixelRect(x0: -20, y0: -20, x1: 20, y1: 20)
        for sigma in [Double.nan, -1, .infinity, 1e300, 1e-300, 0.0011] {
            for shift in [0, Double.nan, .infinity, -1e300] {
                _ = source.blurred(sigma: sigma, dx: shift, dy: shift, within: within)
            }
        }
        #expect(source.blurred(sigma: .nan, dx: 0, dy: 0, within: within).bytes.contains(255))
        #expect(AlphaPlane(bounds: .empty).blurred(sigma: 3, dx: 0, dy: 0, within: within).bounds.isEmpty)
        #expect(source.blurred(sigma: 3, dx: 0, dy: 0, within: .empty).bounds.isEmpty)
        #expect(AlphaPlane(bounds: PixelRect(x0: 0, y0: 0, x1: 1 << 40, y1: 1 << 40)).bounds.isEmpty)
    }

    @Test func coverageAdds() {
        var plane = AlphaPlane(bounds: PixelRect(x0: 0, y0: 0, x1: 20, y1: 4))
        let path = PathReference.path([
            [
                CGPoint(x: -5, y: 0.5), CGPoint(x: 15.5, y: 0.5), CGPoint(x: 15.5, y: 9), CGPoint(x: -5, y: 9),
            ]
        ])
        let coverage = Coverage.ofPath(
            path, rule: .nonZero, flatness: .exact, isAntialiased: true,
            within: PixelRect(x0: -10, y0: -10, x1: 30, y1: 30))
        plane.add(coverage)
        #expect(plane.bytes[0] == 128 && plane.bytes[plane.stride] == 255)
        #expect(plane.bytes[plane.stride + 15] == 128 && plane.bytes[plane.stride + 16] == 0)
        plane.add(coverage)
        #expect(plane.bytes[0] == 255 && plane.bytes[plane.stride] == 255)
    }
}
