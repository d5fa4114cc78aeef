import CornerGeometry
import Foundation
import Raster
import Testing

/// Shadows under sigmas so large that what casts them is drawn in coarse pixels.
struct CoarseShadowTests {
    private let outline = Pictures.outline(-403, -311, 1210, 517, CornerRadii(90))

    /// So large that it is drawn in coarse pixels; the other is not.
    private let large = Pictures.outline(-2403, -1911, 2710, 2117, CornerRadii(90))

    private func group(_ shadow: Shadow, of outline: CornerOutline? = nil, _ nested: Bool = false) -> DrawItem {
        // Not the one outline that would be found to cast the shadow.
        let fill = DrawItem(.fill(Shape(.path(PathData(outline ?? self.outline), .nonZero)), .color(.black)))
        let inner = nested ? DrawItem(.group(Group(items: [fill], opacity: 0.999))) : fill
        return DrawItem(.group(Group(items: [inner], shadow: shadow, drawsShadowOnly: true)))
    }

    /// - Parameter most: The shadow's strongest byte: 255 times the Gaussian's integral over the outline, at the canvas's
    ///   pixel with the most of it. Under the largest sigma that is under 20.
    @Test(arguments: zip([256.0, 300, 1111], [161.59, 140.5, 19.23]))
    func groupsHaveTheGaussianOfTheirArea(sigma: Double, most: Double) throws {
        let shadow = Shadow(sigma: sigma, dx: 17.25, dy: -40.5, color: .black)
        for caster in [outline, large] {
            // The shadow of an outline is worked out from formulas.
            let exact = Pictures.alphas([DrawItem(.shadow(Shape(.outline(caster)), shadow))], 90, 70)
            for nested in [false, true] {
                let found = Pictures.alphas([group(shadow, of: caster, nested)], 90, 70)
                #expect(zip(found, exact).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
            }
            let path = DrawItem(.shadow(Shape(.path(PathData(caster), .nonZero)), shadow))
            #expect(zip(Pictures.alphas([path], 90, 70), exact).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
            if caster == outline { #expect(abs(Double(try #require(exact.max())) - most) <= 1) }
        }
    }

    @Test(arguments: [false, true]) func quartzsRuleIsThatOfWholePixels(isLarge: Bool) {
        let shadow = Shadow.quartz(blur: 600, dx: 33, dy: 5, opacity: 0.7, color: .black)
        let caster = isLarge ? large : outline
        let found = Pictures.alphas([group(shadow, of: caster)], 90, 70)
        // As far as the blur sees it.
        var plane = AlphaPlane(bounds: PixelRect(x0: -1003, y0: -911, x1: 807, y1: 806))
        plane.add(
            .ofPath(
                PathData(caster), rule: .nonZero, flatness: .exact, isAntialiased: true, within: plane.bounds))
        let blurred = plane.blurred(
            sigma: 300, dx: 33, dy: 5, falloff: .quartz, within: PixelRect(x0: 0, y0: 0, x1: 90, y1: 70))
        for y in 0..<70 {
            for x in 0..<90 {
                let byte = blurred.bytes[(y - blurred.bounds.y0) * blurred.stride + x - blurred.bounds.x0]
                #expect(abs(Double(found[y * 90 + x]) - Double(byte) * 0.7) <= 2)
            }
        }
    }

    /// One drawing of these would take minutes, and gigabytes, in whole pixels.
    @Test func hugeCastersUnderHugeBlurs() {
        let shadow = Shadow(sigma: 1e9, dx: 0, dy: 0, color: .black)
        let image = ImagePaint(
            bitmap: Pictures.bitmap(4, 4, filled: .black),
            transform: Affine(a: 30_000, b: 0, c: 0, d: 30_000, tx: -60_000, ty: -60_000))
        let casters = (0..<30).map { _ in
            DrawItem(.fill(Shape(.outline(Pictures.outline(-60_000, -60_000, 120_000, 120_000))), .image(image)))
        }
        let item = DrawItem(.group(Group(items: casters, shadow: shadow, drawsShadowOnly: true)))
        #expect(Pictures.alphas([item], 20, 20).allSatisfy { $0 == 255 })
    }

    @Test(arguments: [false, true]) func thePartThatIsDrawnChangesNoByte(isLarge: Bool) {
        let shadow = Shadow(sigma: 700, dx: -5.3, dy: 11.8, color: .black)
        let item = group(shadow, of: isLarge ? large : outline)
        let whole = Pictures.bitmap(90, 70)
        Renderer().draw([item], into: whole)
        let parts = Pictures.bitmap(90, 70)
        for x in stride(from: 0, to: 90, by: 13) {
            for y in stride(from: 0, to: 70, by: 9) {
                Renderer(threads: 2).draw(
                    [item], into: parts, region: PixelRect(x0: x, y0: y, x1: x + 13, y1: y + 9))
            }
        }
        #expect(Pictures.pixels(whole) == Pictures.pixels(parts))
    }
}
