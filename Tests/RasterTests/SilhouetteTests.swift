import CornerGeometry
import Foundation
import Raster
import Testing

/// Groups whose alpha is one outline cast the outline's own shadow.
@Suite struct SilhouetteTests {
    private static let whole = Pictures.outline(11, 9, 40, 34)
    private static let rounded = Pictures.outline(
        11, 9, 40, 34, CornerRadii(topLeft: 4, topRight: 17, bottomRight: 0, bottomLeft: 11))
    private static let shadow = Shadow(sigma: 4, dx: 1.5, dy: 2.25, color: .black)

    private static func gradient(_ alpha: Double) -> Paint {
        .gradient(
            GradientPaint(
                stops: [
                    .init(location: 0, red: 1, green: 0, blue: 0, alpha: alpha),
                    .init(location: 1, red: 0, green: 0, blue: 1, alpha: 1),
                ],
                start: CGPoint(x: 11, y: 9), end: CGPoint(x: 51, y: 43)))
    }

    private static func image(clearing pixel: Int? = nil) -> Paint {
        let bitmap = Pictures.bitmap(40, 34, filled: PixelColor(bits: 0xff20_40ff))
        if let pixel { bitmap.withMutableRow(pixel / 40) { $0[pixel % 40] = 0x8000_0000 } }
        return .image(ImagePaint(bitmap: bitmap, transform: Affine(a: 1, b: 0, c: 0, d: 1, tx: 11, ty: 9)))
    }

    private static func clip(_ outline: CornerOutline) -> Clip { Clip(shapes: [Shape(.outline(outline))]) }

    private static func fill(_ outline: CornerOutline, _ paint: Paint, clip: Clip? = nil) -> DrawItem {
        DrawItem(.fill(Shape(.outline(outline)), paint), clip: clip)
    }

    /// A group's shadow alone.
    private static func cast(_ items: [DrawItem], clip: Clip? = nil) -> [UInt8] {
        let group = Group(items: items, contentClip: clip, shadow: shadow, drawsShadowOnly: true)
        return Pictures.alphas([DrawItem(.group(group))], 70, 66)
    }

    private static var ofOutline: [UInt8] {
        Pictures.alphas([DrawItem(.shadow(Shape(.outline(rounded)), shadow))], 70, 66)
    }

    /// Each has the rounded outline's alpha.
    private static let found: [[DrawItem]] = {
        let wide = Pictures.outline(8.3, 5.5, 60, 50)
        let inside = fill(Pictures.outline(24, 22, 9.5, 8.25), gradient(0.5))
        return [
            [fill(whole, gradient(1), clip: clip(rounded))],
            [fill(whole, image(), clip: clip(rounded))],
            [fill(wide, .color(.white), clip: clip(rounded))],
            [fill(rounded, .color(.white), clip: clip(wide)), inside],
            [DrawItem(.group(Group(items: [fill(rounded, gradient(1)), inside])))],
            [DrawItem(.group(Group(items: [fill(whole, image())], contentClip: clip(rounded))))],
            [
                fill(rounded, .color(.black)),
                Pictures.shadow(Pictures.outline(30, 27, 2, 2), sigma: 0.5, color: .black),
            ],
        ]
    }()

    @Test(arguments: found.indices) func aSilhouettesShadowIsTheOutlines(_ index: Int) {
        #expect(Self.cast(Self.found[index]) == Self.ofOutline)
    }

    @Test func aContentClipTakesPart() {
        #expect(Self.cast([Self.fill(Self.whole, Self.image())], clip: Self.clip(Self.rounded)) == Self.ofOutline)
    }

    /// Each has another alpha, if only by a little: the layer's own is blurred.
    private static let other: [(items: [DrawItem], x: Int, y: Int)] = {
        let half = Pictures.outline(8.5, 6.5, 60, 50)
        var erasing = Group(items: [fill(Pictures.outline(24, 22, 9, 8), .color(.black))])
        erasing.blendMode = .destinationOut
        return [
            ([fill(whole, gradient(0), clip: clip(rounded))], 20, 26),
            ([fill(whole, image(clearing: 40 * 17 + 20), clip: clip(rounded))], 32, 28),
            ([fill(rounded, .color(.black)), fill(Pictures.outline(44, 20, 16, 12), .color(.black))], 58, 28),
            ([fill(rounded, .color(.black)), DrawItem(.group(erasing))], 30, 28),
            ([DrawItem(.group(Group(items: [fill(rounded, .color(.black))], opacity: 0.5)))], 30, 28),
            ([fill(half, .color(.black), clip: clip(half))], 10, 30),
        ]
    }()

    @Test(arguments: other.indices) func anythingElseIsDrawn(_ index: Int) {
        let (items, x, y) = Self.other[index]
        let found = Self.cast(items)
        #expect(found[y * 70 + x] != Self.ofOutline[y * 70 + x])
        // The blurred alpha of the layer.
        var plane = AlphaPlane(bounds: PixelRect(x0: 0, y0: 0, x1: 80, y1: 80))
        let alphas = Pictures.alphas([DrawItem(.group(Group(items: items, opacity: 0.999)))], 80, 80)
        for y in 0..<80 {
            for x in 0..<80 { plane.bytes[y * plane.stride + x] = alphas[y * 80 + x] }
        }
        let blurred = plane.blurred(
            sigma: 4, dx: 1.5, dy: 2.25, within: PixelRect(x0: 0, y0: 0, x1: 70, y1: 66))
        for y in 0..<60 {
            for x in 0..<60 {
                let byte = blurred.bytes[(y - blurred.bounds.y0) * blurred.stride + x - blurred.bounds.x0]
                #expect(abs(Int(found[y * 70 + x]) - Int(byte)) <= 1)
            }
        }
    }

    /// With the content over it, in parts and with threads, under what hides some of it.
    @Test func contentAndShadowAreThoseOfALayer() {
        var items: [DrawItem] = [Pictures.fill(Pictures.outline(0, 0, 90, 80), .white)]
        for content in Self.found {
            items.append(DrawItem(.group(Group(items: content, shadow: Self.shadow))))
            items.append(
                DrawItem(
                    .group(Group(items: content, opacity: 0.6, shadow: Self.shadow)), clip: Self.clip(Self.whole)))
        }
        let whole = Pictures.draw(items, 90, 80)
        #expect(Pictures.draw(items, 90, 80, threads: 3) == whole)
        let bitmap = Pictures.bitmap(90, 80)
        for y in stride(from: 0, to: 80, by: 13) {
            for x in stride(from: 0, to: 90, by: 17) {
                Renderer().draw(items, into: bitmap, region: PixelRect(x0: x, y0: y, x1: x + 17, y1: y + 13))
            }
        }
        #expect(Pictures.pixels(bitmap) == whole)
    }

    /// Opaque pictures hide what lies behind them, to the same bytes as where they are painted over it.
    @Test(arguments: [gradient(1), image()]) func whatIsHiddenIsLeftOut(_ paint: Paint) {
        let under = (0..<40).map {
            Self.fill(Pictures.outline(12 + Double($0 % 7), 10, 38, 32, CornerRadii(6)), .color(.black))
        }
        let item = DrawItem(
            .group(Group(items: [Self.fill(Self.whole, paint, clip: Self.clip(Self.rounded))], shadow: Self.shadow))
        )
        let ground = Pictures.fill(Pictures.outline(0, 0, 70, 66), .white)
        let all = Pictures.bitmap(70, 66)
        Renderer().draw([ground] + under + [item, item], into: all)
        let single = Pictures.bitmap(70, 66)
        for one in [ground] + under + [item, item] { Renderer().draw([one], into: single) }
        #expect(Pictures.pixels(all) == Pictures.pixels(single))
    }
}
