import CornerGeometry
import Foundation
import Raster
import Testing

/// Quartz's blur: samples of the Gaussian at whole pixels, cut off at two sigma.
struct QuartzShadowTests {
    private let edge: AlphaPlane = {
        var plane = AlphaPlane(bounds: PixelRect(x0: -80, y0: -80, x1: 0, y1: 80))
        plane.add(
            .ofPath(
                PathData(CornerOutline(rect: CGRect(x: -80, y: -80, width: 80, height: 160))), rule: .nonZero,
                flatness: .quartz, isAntialiased: true, within: plane.bounds))
        return plane
    }()

    private func weights(_ reach: Int) -> [Double] {
        let all = (-reach...reach).map { exp(-2 * Double($0 * $0) / Double(reach * reach)) }
        let sum = all.reduce(0, +)
        return all.map { $0 / sum }
    }

    @Test(arguments: [1, 2, 3, 8, 20]) func anEdgeIsTheSumOfTheWeights(reach: Int) {
        let within = PixelRect(x0: -40, y0: 0, x1: 60, y1: 1)
        let blurred = edge.blurred(sigma: Double(reach) / 2, dx: 0, dy: 0, falloff: .quartz, within: within)
        let weights = weights(reach)
        for x in -30..<30 {
            // Of the pixels x - reach ... x + reach those under 0 are covered.
            let covered = min(max(reach - x, 0), 2 * reach + 1)
            let expected = 255 * weights.prefix(covered).reduce(0, +)
            let found = x < blurred.bounds.x1 ? Double(blurred.bytes[x - blurred.bounds.x0]) : 0
            #expect(abs(found - expected) <= 0.51, "\(reach), \(x): \(found) for \(expected)")
        }
    }

    @Test func aWideBlurIsNearTheSameRule() {
        let reach = 300
        var plane = AlphaPlane(bounds: PixelRect(x0: -700, y0: 0, x1: 0, y1: 1400))
        for index in plane.bytes.indices where index % plane.stride < 700 { plane.bytes[index] = 255 }
        let row = PixelRect(x0: -400, y0: 700, x1: 400, y1: 701)
        let blurred = plane.blurred(sigma: 150, dx: 0, dy: 0, falloff: .quartz, within: row)
        let weights = weights(reach)
        var largest = 0.0
        for x in stride(from: -299, to: 299, by: 13) {
            let expected = 255 * weights.prefix(reach - x).reduce(0, +)
            largest = max(largest, abs(Double(blurred.bytes[x - blurred.bounds.x0]) - expected))
        }
        #expect(largest <= 2, "\(largest)")
    }

    @Test func blurAndOffsetGoToWholePixels() {
        let shadow = Shadow.quartz(blur: 8.2, dx: 3.5, dy: -0.4, opacity: 2, color: .black)
        #expect(shadow.sigma == 4.5 && shadow.dx == 4 && shadow.dy == 0 && shadow.opacity == 1)
        #expect(Shadow.quartz(blur: 8.000_000_1, dx: 0, dy: 0, opacity: 1, color: .black).sigma == 4)
        for odd in [Double.nan, -3, .infinity] {
            let shadow = Shadow.quartz(blur: odd, dx: 0, dy: 0, opacity: odd, color: .black)
            #expect(shadow.sigma == 0 && (0...1).contains(shadow.opacity))
        }
    }

    @Test func opacityRoundsDown() {
        func alpha(_ opacity: Double) -> UInt8 {
            let box = Shape(.outline(Pictures.outline(0, 0, 4, 4)))
            let shadow = Shadow.quartz(blur: 0, dx: 0, dy: 0, opacity: opacity, color: .black)
            return Pictures.alphas([DrawItem(.shadow(box, shadow))], 4, 4)[5]
        }
        #expect(alpha(1) == 255 && alpha(0.5) == 127 && alpha(0.999) == 254 && alpha(0) == 0)
        // A float's 0.8 is a hair more, its 0.6 a hair less: 204 and 153.
        #expect(alpha(Double(Float(0.8))) == 204 && alpha(Double(Float(0.6))) == 153)
    }

    @Test func aGroupCastsOneShadow() {
        let parts = [
            Pictures.fill(Pictures.outline(2, 2, 4, 4)), Pictures.fill(Pictures.outline(4, 4, 4, 4)),
        ]
        let shadow = Shadow.quartz(blur: 0, dx: 10, dy: 0, opacity: 0.5, color: .black)
        let alphas = Pictures.alphas([DrawItem(.group(Group(items: parts, shadow: shadow)))], 20, 10)
        #expect(alphas[5 * 20 + 15] == 127 && alphas[3 * 20 + 13] == 127 && alphas[5 * 20 + 5] == 255)
    }
}
