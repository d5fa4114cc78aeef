import CornerGeometry
import Foundation
import Raster
import Testing

/// The same bytes whatever the number of threads, the kernels, the region and what culling leaves out.
@Suite struct InvarianceTests {
    static let width = 215
    static let height = 180

    static func items() -> [DrawItem] {
        var numbers = Pictures.Numbers(state: 11)
        func color(_ alpha: Double) -> PixelColor {
            PixelColor(red: numbers.unit(), green: numbers.unit(), blue: numbers.unit(), alpha: alpha)
        }
        func outline() -> CornerOutline {
            let whole = numbers.next(2) == 0
            let x = Double(numbers.next(200)) - 20 + (whole ? 0 : numbers.unit())
            let y = Double(numbers.next(170)) - 20 + (whole ? 0 : numbers.unit())
            return Pictures.outline(
                x, y, 20 + Double(numbers.next(50)), 15 + Double(numbers.next(40)),
                CornerRadii(
                    topLeft: Double(numbers.next(20)), topRight: Double(numbers.next(9)),
                    bottomRight: numbers.unit() * 12, bottomLeft: Double(numbers.next(20))),
                numbers.next(3) == 0 ? .continuous : .circular)
        }
        var items = [Pictures.fill(Pictures.outline(0, 0, 300, 300), .white)]
        for index in 0..<90 {
            let shape = outline()
            let clip =
                index % 9 == 4
                ? Clip(shapes: [Shape(.outline(outline())), Shape(.outline(shape.inset(by: 3)))]) : nil
            items.append(
                Pictures.shadow(
                    shape, sigma: 0.4 + 7 * numbers.unit(), dx: numbers.unit() * 4, dy: 2, color: color(0.4),
                    clip: clip))
            items.append(Pictures.fill(shape, color(index % 4 == 0 ? 0.5 : 1), clip: clip))
            if index % 11 == 3 {
                let group = Group(
                    items: [Pictures.fill(outline(), color(1)), Pictures.fill(outline(), color(0.7))], opacity: 0.7,
                    contentClip: index % 2 == 0 ? Clip(shapes: [Shape(.outline(outline()))]) : nil,
                    mask: index % 3 == 0 ? [Pictures.fill(outline(), color(0.8)), Pictures.fill(outline())] : nil,
                    shadow: Shadow(sigma: 2.5, dx: 1, dy: 2, color: color(0.6)))
                items.append(DrawItem(.group(group)))
            }
            if index % 7 == 2 { items.append(contentsOf: Self.paints(outline(), color(1), color(0.3))) }
            if index % 13 == 5 {
                let outer = outline()
                items.append(
                    DrawItem(.fill(Shape(.ring(outer: outer, inner: outer.inset(by: 2.5))), .color(color(1)))))
            }
        }
        return items
    }

    /// Gradients, images, paths and strokes, with a mask and with a shadow of their own.
    static func paints(_ outline: CornerOutline, _ first: PixelColor, _ second: PixelColor) -> [DrawItem] {
        let rect = outline.rect
        let image = Pictures.bitmap(9, 7, filled: first)
        image.withMutableRow(3) { row in
            for index in row.indices { row[index] = second.bits }
        }
        let place = Affine(
            a: Double(rect.width) / 9, b: 0.3, c: -0.2, d: Double(rect.height) / 7, tx: Double(rect.minX),
            ty: Double(rect.minY))
        let paint = ImagePaint(bitmap: image, transform: place)
        let gradient = GradientPaint(
            stops: [
                .init(location: 0, red: 1, green: 0.2, blue: 0, alpha: 1),
                .init(location: 1, red: 0, green: 0.2, blue: 1, alpha: 0.4),
            ], start: rect.origin, end: CGPoint(x: rect.maxX, y: rect.maxY))
        let path = Shape(.path(PathData(outline), .evenOdd))
        let stroke = Shape(.stroke(PathData(outline), StrokeStyle(width: 3, dash: [7, 4]), .identity))
        return [
            DrawItem(.fill(path, .gradient(gradient))),
            DrawItem(.fill(path, .image(paint)), clip: Clip(shapes: [Shape(.outline(outline.inset(by: 4)))])),
            Pictures.fill(outline.inset(by: 2), second, clip: Clip(masks: [paint])),
            DrawItem(.shadow(stroke, Shadow(sigma: 1.7, dx: 3, dy: 1.5, color: second))),
            DrawItem(.fill(stroke, .color(first))),
        ]
    }

    @Test func threadsDoNotMatter() {
        let items = Self.items()
        let one = Pictures.draw(items, Self.width, Self.height)
        #expect(one == Pictures.draw(items, Self.width, Self.height, threads: 4))
        #expect(Set(one).count > 500)
    }

    @Test func kernelsDoNotMatter() {
        let items = Self.items()
        let bitmap = Pictures.bitmap(Self.width, Self.height)
        var renderer = Renderer()
        renderer.usesPortableKernels = true
        renderer.draw(items, into: bitmap)
        #expect(Pictures.pixels(bitmap) == Pictures.draw(items, Self.width, Self.height))
    }

    @Test func regionsRedrawTheSamePixelsAndNoOthers() {
        let items = Self.items()
        let full = Pictures.draw(items, Self.width, Self.height)
        for region in [
            PixelRect(x0: 13, y0: 5, x1: 100, y1: 90), PixelRect(x0: 101, y0: 60, x1: 102, y1: 160),
            PixelRect(x0: -50, y0: 150, x1: 900, y1: 151), PixelRect(x0: 200, y0: 100, x1: 215, y1: 500),
        ] {
            let ground = PixelColor(bits: 0xff12_3456)
            let bitmap = Pictures.bitmap(Self.width, Self.height, filled: ground)
            Renderer(threads: 2).draw(items, into: bitmap, region: region)
            let drawn = Pictures.pixels(bitmap)
            var wrong = 0
            for y in 0..<Self.height {
                for x in 0..<Self.width {
                    let inside = x >= region.x0 && x < region.x1 && y >= region.y0 && y < region.y1
                    let index = y * Self.width + x
                    if drawn[index] != (inside ? full[index] : ground.bits) { wrong += 1 }
                }
            }
            #expect(wrong == 0, "\(region)")
        }
    }

    /// One item in each call: nothing is known of what comes later, so nothing is left out.
    @Test func cullingDoesNotMatter() {
        let items = Self.items()
        let bitmap = Pictures.bitmap(Self.width, Self.height)
        for item in items { Renderer().draw([item], into: bitmap) }
        #expect(Pictures.pixels(bitmap) == Pictures.draw(items, Self.width, Self.height))
    }

    /// A number known in advance: a debug build, a release build and every CPU must come to it.
    @Test func outlinesAndTheirShadowsHaveKnownBytes() {
        var numbers = Pictures.Numbers(state: 5)
        var items = [Pictures.fill(Pictures.outline(0, 0, 160, 130), .white)]
        for index in 0..<40 {
            let outline = Pictures.outline(
                Double(numbers.next(150)) - 10 + numbers.unit(), Double(numbers.next(120)) - 10 + numbers.unit(),
                10 + 40 * numbers.unit(), 10 + 30 * numbers.unit(),
                CornerRadii(
                    topLeft: 12 * numbers.unit(), topRight: 3 * numbers.unit(), bottomRight: 20 * numbers.unit(),
                    bottomLeft: 0), index % 2 == 0 ? .circular : .continuous)
            items.append(Pictures.shadow(outline, sigma: 0.3 + 9 * numbers.unit(), dx: 1, dy: numbers.unit()))
            let color = PixelColor(red: numbers.unit(), green: numbers.unit(), blue: numbers.unit(), alpha: 0.8)
            items.append(Pictures.fill(outline, color))
        }
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for pixel in Pictures.draw(items, 160, 130) { hash = (hash ^ UInt64(pixel)) &* 0x100_0000_01b3 }
        #expect(hash == 15_167_962_873_649_181_705)
    }

    @Test func anEmptyRegionChangesNothing() {
        let bitmap = Pictures.bitmap(20, 20, filled: .white)
        Renderer().draw(Self.items(), into: bitmap, region: PixelRect(x0: 30, y0: 0, x1: 10, y1: 20))
        #expect(Pictures.pixels(bitmap).allSatisfy { $0 == 0xffff_ffff })
    }
}
