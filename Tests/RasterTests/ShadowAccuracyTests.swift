import CornerGeometry
import Foundation
import Raster
import Testing

@Suite struct ShadowAccuracyTests {
    @Test(arguments: [CornerCurve.circular, .continuous], [0.3, 0.6, 1, 2.2, 5, 14])
    func shadowsAreTheExactGaussian(_ curve: CornerCurve, _ sigma: Double) {
        let shapes = [
            Pictures.outline(
                14, 12, 36, 30, CornerRadii(topLeft: 12, topRight: 0, bottomRight: 15, bottomLeft: 4), curve),
            Pictures.outline(15.3, 12.6, 30.5, 30.5, CornerRadii(15.2), curve),
            Pictures.outline(20.4, 20.7, 3.2, 2.1, CornerRadii(1), curve),
        ]
        for outline in shapes {
            let drawn = Pictures.alphas([Pictures.shadow(outline, sigma: sigma)], 64, 56)
            let exact = ExactPicture(outline: outline, width: 64, height: 56)
                .shadow(sigma: sigma, perPixel: sigma < 2 ? 40 : 16)
            #expect(Pictures.difference(drawn, exact) <= 1)
        }
    }

    /// A path has no analytic shadow; small sigmas ask for its area within the pixel.
    @Test(arguments: [0.5, 0.8, 1, 1.24, 1.5, 2.5, 3.9, 4, 9])
    func shadowsOfPathsAreTheExactGaussian(_ sigma: Double) {
        let shapes = [
            Pictures.outline(
                14.5, 12.25, 36, 30, CornerRadii(topLeft: 12, topRight: 0, bottomRight: 15, bottomLeft: 4),
                .continuous),
            Pictures.outline(15.3, 12.6, 30.5, 30.5, CornerRadii(0)),
        ]
        for outline in shapes {
            let shadow = Shadow(sigma: sigma, dx: 0.3, dy: -0.4, color: .black)
            let shape = Shape(.path(PathData(outline), .nonZero))
            let drawn = Pictures.alphas([DrawItem(.shadow(shape, shadow))], 64, 56)
            let moved = outline.offsetBy(dx: 0.3, dy: -0.4)
            let exact = ExactPicture(outline: moved, width: 64, height: 56)
                .shadow(sigma: sigma, perPixel: sigma < 2 ? 40 : 16)
            #expect(Pictures.difference(drawn, exact) <= 2)
        }
    }

    @Test func finelyDrawnShadowsHaveTheSameBytesInAnyRegion() {
        var star = PathData()
        star.move(to: CGPoint(x: 60.3, y: 8.2))
        for point in [(20.4, 150.1), (118.7, 52.5), (4.2, 60.9), (99.1, 141.6)] {
            star.addLine(to: CGPoint(x: point.0, y: point.1))
        }
        star.close()
        let shadow = Shadow(sigma: 0.9, dx: 1.7, dy: 2.2, color: PixelColor(bits: 0xff30_5070))
        let item = DrawItem(.shadow(Shape(.path(star, .nonZero)), shadow))
        let full = Pictures.draw([item], 130, 160, on: .white)
        let bitmap = Pictures.bitmap(130, 160, filled: .white)
        for (x0, x1) in [(0, 41), (41, 42), (42, 130)] {
            for (y0, y1) in [(0, 19), (19, 20), (20, 97), (97, 160)] {
                Renderer().draw([item], into: bitmap, region: PixelRect(x0: x0, y0: y0, x1: x1, y1: y1))
            }
        }
        #expect(Pictures.pixels(bitmap) == full)
        #expect(Set(full).count > 20)
    }

    @Test func largeRadiiAndLargeSigmasAreExactToo() {
        for (radius, sigma) in [(60.0, 0.8), (60, 3), (60, 200), (500, 9)] {
            let outline = Pictures.outline(-radius * 0.9, 10.5, radius * 2.5, radius * 2, CornerRadii(radius))
            let drawn = Pictures.alphas([Pictures.shadow(outline, sigma: sigma)], 48, 40)
            let exact = ExactPicture(outline: outline, width: 48, height: 40).shadow(sigma: sigma, perPixel: 8)
            #expect(Pictures.difference(drawn, exact) <= 1, "radius \(radius), sigma \(sigma)")
        }
    }

    /// Corners far wider than the blur, whatever part of them shows: mid-curve, where an edge begins, all around.
    @Test(arguments: [CornerCurve.circular, .continuous])
    func cornersWideBesideSigma(_ curve: CornerCurve) {
        for (radius, sigma) in [(1500.0, 0.4), (1500, 2), (400, 0.2)] {
            let places = [(radius * 0.285, radius * 0.285), (radius * 0.95, -8.3), (-6.6, radius * 0.95)]
            for (x, y) in places {
                let outline = Pictures.outline(
                    -x, -y, radius * 3.1, radius * 3.06 + 0.5, CornerRadii(radius), curve)
                let drawn = Pictures.alphas([Pictures.shadow(outline, sigma: sigma)], 32, 28)
                let exact = ExactPicture(outline: outline, width: 32, height: 28).shadow(sigma: sigma, perPixel: 12)
                #expect(Pictures.difference(drawn, exact) <= 1, "radius \(radius), sigma \(sigma) at \(x), \(y)")
            }
        }
    }

    @Test func wideCornersHaveTheSameBytesInAnyRegion() {
        for (radius, sigma) in [(3000.0, 0.4), (700, 0.7), (1100, 2)] {
            let outline = Pictures.outline(
                -radius * 0.27, -radius * 0.27, radius * 2.5, radius * 2 + 0.3, CornerRadii(radius))
            let item = Pictures.shadow(outline, sigma: sigma, color: PixelColor(bits: 0xff30_5070))
            let full = Pictures.draw([item], 240, 230, on: .white)
            let bitmap = Pictures.bitmap(240, 230, filled: .white)
            for (x0, x1) in [(0, 41), (41, 42), (42, 133), (133, 240)] {
                for (y0, y1) in [(0, 19), (19, 20), (20, 140), (140, 230)] {
                    Renderer().draw([item], into: bitmap, region: PixelRect(x0: x0, y0: y0, x1: x1, y1: y1))
                }
            }
            #expect(Pictures.pixels(bitmap) == full, "radius \(radius), sigma \(sigma)")
            #expect(Set(full).count > 20)
        }
    }

    /// Across a straight edge the shadow is the error function, with the shadow's radius as sigma.
    @Test(arguments: [0.5, 1, 3, 5, 11]) func aStraightEdgeFallsByTheErrorFunction(_ sigma: Double) {
        let outline = Pictures.outline(-500, -500, 540, 1000, CornerRadii(0))
        let drawn = Pictures.alphas([Pictures.shadow(outline, sigma: sigma)], 80, 3)
        /// The integral of the fallen share up to a distance beyond the edge.
        func integral(_ x: Double) -> Double {
            let z = x / (sigma * 2.0.squareRoot())
            return (x * erfc(z) - sigma * (2 / Double.pi).squareRoot() * exp(-z * z)) / 2
        }
        for x in 0..<80 {
            let share = integral(Double(x) + 1 - 40) - integral(Double(x) - 40)
            #expect(abs(Double(drawn[80 + x]) - 255 * share) <= 1, "\(x)")
        }
    }

    @Test func offsetsMoveByFractionsOfAPixel() {
        let outline = Pictures.outline(14, 12, 20, 18, CornerRadii(6))
        let drawn = Pictures.alphas([Pictures.shadow(outline, sigma: 2, dx: 2.3, dy: -1.45)], 48, 44)
        let exact = ExactPicture(outline: outline.offsetBy(dx: 2.3, dy: -1.45), width: 48, height: 44)
            .shadow(sigma: 2, perPixel: 16)
        #expect(Pictures.difference(drawn, exact) <= 1)
    }

    @Test func sigmaZeroIsSharpCoverage() {
        let outline = Pictures.outline(5.5, 6.25, 20, 18, CornerRadii(6))
        let sharp = Pictures.alphas([Pictures.shadow(outline, sigma: 0, dx: 1.5, dy: 2)], 40, 40)
        #expect(sharp == Pictures.alphas([Pictures.fill(outline.offsetBy(dx: 1.5, dy: 2))], 40, 40))
    }

    @Test func faintShadowsLoseNothingByTheirNarrowMargins() {
        let outline = Pictures.outline(30, 26, 20, 18, CornerRadii(6))
        let color = PixelColor(red: 0, green: 0, blue: 0, alpha: 0.3)
        let faint = Pictures.alphas([Pictures.shadow(outline, sigma: 6, color: color)], 80, 70)
        let full = Pictures.alphas([Pictures.shadow(outline, sigma: 6)], 80, 70)
        for (a, b) in zip(faint, full) { #expect(Int(a) == (Int(b) * 77 * 2 + 255) / 510) }
    }

    @Test func theOwnOpaqueFillHidesWithoutATrace() {
        let outline = Pictures.outline(20.3, 18.6, 70, 50, CornerRadii(9))
        let both = [
            Pictures.shadow(outline, sigma: 5, dy: 3), Pictures.fill(outline, PixelColor(bits: 0xff11_8844)),
        ]
        let bitmap = Pictures.bitmap(120, 100, filled: .white)
        for item in both { Renderer().draw([item], into: bitmap) }
        #expect(Pictures.draw(both, 120, 100, on: .white) == Pictures.pixels(bitmap))
    }
}
